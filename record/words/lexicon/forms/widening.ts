import type { Piece } from "../../pieces.ts";
import { ask, form, measure, skip } from "./pieces.ts";

/** "Tell me quick", "boss coming quick". */
const HASTE = [
	"come",
	"coming",
	"be",
	"tell",
	"tell me",
	"answer",
	"answer me",
	"reply",
	"say",
	"say it",
	"need it",
	"want it",
	"make it",
	"real",
	"real real",
	"send it",
	"give it",
	"give me",
	"help me",
	"help",
	"batao",
	"bata do",
]
	.flatMap((verb) => [`${verb} quick`, `${verb} fast`, `${verb} quickly`])
	.join("|");

/** Words that say how wide a question is, and words that take up what was said before. */
export const WIDENING: readonly (readonly [string, ...Piece[][]])[] = [
	// every team of his: it narrows nothing and asks for no team
	[
		"koi bhi team ka ho|kisi bhi team ka ho|koi bhi team ho|kisi bhi team ka|kisi bhi team ke liye|kisi bhi team se|koi bhi team ka|any team he played for|for whichever team|whichever team it was for|whichever team he played for|whatever team he played for|no matter which team|no matter the team|no matter what team|regardless of team|regardless of the team|irrespective of team|irrespective of the team|team doesnt matter|across all teams|across all his teams|all his teams|all his teams together|all teams together|all teams he played for|all teams he has played for|all the teams he played for|every team he played for|every team he has played for|all franchises he played for|sab teams ke liye|sabhi teams ke liye|saari teams milake",
		[skip],
	],
	[
		"not just|not only|and not just|and not only|not just for|not just against|not just in|not just at|not only for|not only against|not only in|not only at|not merely",
		[{ is: "included", beyond: true }],
	],
	["counting|counting also|also counting", [{ is: "included" }], [skip]],
	[
		"last met|met last|last met each other|last faced each other|last clashed|last crossed paths",
		[form("last"), form("foes")],
	],
	["first met|first met each other|first faced each other|first clashed", [form("first"), form("foes")]],
	// one of them
	[
		"in a final|in an ipl final|in any final|in one final|in a single final|in the same final",
		[{ is: "where", any: [{ stage: "final" }], one: true }],
	],
	[
		"in a playoff|in any playoff|in a single playoff match|in a playoff match|in a playoff game|in any playoff match|in a knockout|in a knockout match|in a knockout game|in any knockout match|in one playoff match",
		[{ is: "where", any: [{ stage: "playoff" }], one: true }],
	],
	// what is pointed at has to be named
	[
		"who got it|who took it|who bagged it|who was given it|who received it|kisko mila|kisko mili",
		[form("who"), form("award")],
	],
	["how many runs had", [form("count"), measure("runs"), form("by_then")]],
	["how many wickets had", [form("count"), measure("wickets"), form("by_then")]],
	[
		"who were they playing|who were they even playing|who were they playing against|who were they up against|who were they facing|who was it against|who was that against|who was this against|who did they play|who did they do it against|against whom was it|against whom was that|kiske against tha|kiske khilaf tha|kiske samne tha",
		[ask("opponent")],
	],
	[
		"really did he|did he really|did they really|did he actually|has he really|has he actually|really did they|is it really|did he truly|he really did|hope i am correct|hope i am right|hope im right|hope im correct|i am correct|i am right|am i correct|am i wrong|i am right no|i am correct no|right na|correct na",
		[form("yes_no")],
		[skip],
	],
	["which all teams he played for|which all teams he has played for", [ask("team"), measure("matches")]],
	// in haste: no bowling is meant
	[HASTE, [skip]],
];
