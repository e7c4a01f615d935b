import cardsSpies from "../../../src/allfronts/locale/en/cards-spies.ftl?raw";
import cards from "../../../src/allfronts/locale/en/cards.ftl?raw";
import page from "../../../src/allfronts/locale/en/page.ftl?raw";
import terms from "../../../src/allfronts/locale/en/terms.ftl?raw";

export default [cards, cardsSpies, terms, page];
