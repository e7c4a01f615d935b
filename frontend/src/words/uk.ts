import cardsSpies from "../../../src/allfronts/locale/uk/cards-spies.ftl?raw";
import cards from "../../../src/allfronts/locale/uk/cards.ftl?raw";
import page from "../../../src/allfronts/locale/uk/page.ftl?raw";
import terms from "../../../src/allfronts/locale/uk/terms.ftl?raw";

export default [cards, cardsSpies, terms, page];
