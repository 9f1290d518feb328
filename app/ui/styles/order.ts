/**
 * The order of the kit's stylesheets in a page's sheet, from general to particular: of two rules that weigh the same the
 * later one wins. The sheets of rooms follow in a layer of their own.
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
