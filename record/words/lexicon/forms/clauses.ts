import type { Piece } from "../../pieces.ts";
import { ask, bowler, form, measure, skip } from "./pieces.ts";

/** What is said beside a question, and verbs that are no figures. They come before all other words. */
export const CLAUSES: readonly (readonly [string, ...Piece[][]])[] = [
	["bowl|bowls", [bowler]],
	["me se|mein se|mai se|main se|me sey|mein sey", [{ is: "post", link: "of" }]],
	[
		"is it so|is that so|is this so|is it true|is it correct|is it right|was it so|isnt it so|is that a fact|is it a fact|can that be true|can that be right|could that be right",
		[form("yes_no")],
	],
	["given away|give away|gave away|giving away|gives away|handed out|handed over|shipped", [measure("runs_conceded")]],
	[
		"record their|record his|record its|record a|record an|recorded a|recorded an|recorded their|recorded his|recorded its|has recorded|have recorded|recorded|did record|recording",
		[skip],
	],
	[
		"what date|which date|on what date|on which date|which day|on which day|on what day|what day|date of|the date of|which date was it|what was the date|the date when",
		[ask("match")],
	],
	[
		"each scored one|one score each|one each|one innings each|one apiece|one per player|one per man|each man once",
		[form("different")],
	],
];
