import cardsSpies from "../../../src/allfronts/locale/ru/cards-spies.ftl?raw";
import cards from "../../../src/allfronts/locale/ru/cards.ftl?raw";
import page from "../../../src/allfronts/locale/ru/page.ftl?raw";
import terms from "../../../src/allfronts/locale/ru/terms.ftl?raw";

export default [cards, cardsSpies, terms, page];
