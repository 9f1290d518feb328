/**
 * The order of the kit's stylesheets in the stylesheet of a page. Of two rules of equal weight the later one wins. The
 * stylesheets of features follow in a layer above.
 */
export const KIT_ORDER = [
	"chips",
	"badges",
	"plates",
	"emblems",
	"avatar",
	"cards",
	"forms",
	"options",
	"tabs",
	"tables",
	"figure-table",
	"filter-sheet",
	"pitch",
	"charts",
	"scores",
	"ask",
	"people",
	"wayfinding",
	"messages",
	"prose",
	"state",
	"dialog",
	"toast",
	"auth",
	"profile",
	"person",
	"team-choice",
];
