import type { Piece } from "../../pieces.ts";
import { ask, batter, best, bowler, each, eachOf, form, link, measure, noun, skip, unit } from "./pieces.ts";

const place: Piece = { is: "where", any: [{ stage: "playoff" }] };
const league: Piece = { is: "where", any: [{ stage: "league" }] };
const abroad: Piece = { is: "where", any: [{ country: "India" }], not: true };

/** What rankings and lists go by, ties, places of a match and parts of a season. */
export const GROUPS: readonly (readonly [string, ...Piece[][]])[] = [
	[
		"batting position|batting positions|batting spot|batting slot|position in the batting order|spot in the batting order|place in the batting order|position in the order|spot in the order",
		[noun("position")],
		[{ is: "position" }],
	],
	[
		"which batting position|what batting position|at which batting position|from which batting position|in which batting position|which position|what position|at which position|in which position|which spot|which batting spot|at what position|at what number|which number in the order|from which position|in what position",
		[ask("position")],
	],
	[
		"which month|what month|in which month|in what month|which calendar month|in which calendar month|kis mahine|kaunsa mahina",
		[ask("month")],
	],
	["month|calendar month|mahine|mahina", [noun("month")]],
	[`${eachOf("month")}|in each month`, [each("month")]],
	[`${eachOf("batting position", "position")}|at each position|at each batting position`, [each("position")]],
	["which two batters|which two batsmen", [form("which"), { is: "number", value: 2 }, batter]],
	["which two", [form("which"), { is: "number", value: 2 }]],
	[
		"tied for the most|tied for most|tied on the most|tied at the top for most|tied for the record for most|joint leaders for most|joint most|jointly have the most|jointly hold the most|equal most|joint top with the most|share top spot for most|share the lead for the most|share the top spot for most|level at the top for most",
		[{ is: "best", way: "high", many: true }],
	],
	["tied for the highest|tied for highest|joint highest", [best("high")]],
	["tied for the fewest|joint fewest|tied for fewest", [{ is: "best", way: "low", many: true }]],
	[
		"shares the record with|share the record with|shares that record with|share that record with|shares the record for|share the record for|shares this record with|shares first place|shares top spot|shares the lead",
		[form("level")],
	],
	[
		"league matches|league games|league fixtures|group games|group matches|group stage matches|group stage games|league stage matches|league stage games",
		[league, measure("matches")],
	],
	[
		"playoff matches|playoff games|knockout matches|knockout games|knock out games|knock out matches|play off matches|play off games",
		[place, measure("matches")],
	],
	[
		"after the league stage|beyond the league stage|after the group stage|beyond the group stage|past the league stage|matches after the league stage|outside the league stage|once the league stage is over|post league",
		[place],
	],
	["went for|gone for|go for|goes for|been hit for|been taken for", [skip], [measure("runs_conceded")]],
	["than any other bowler|than any other bowlers|than all other bowlers|than any bowler", [form("rest"), bowler]],
	["than any other batter|than any other batsman|than all other batters|than any batter", [form("rest"), batter]],
	[
		"than anyone|than anybody|than anyone else|than anybody else|than any other|than any other player|than any other team|than any other side|than any other franchise|than all others|than all other teams|than all the others|than everyone else|than every other team|than every other side|than the others|than any team|than any side|than any player",
		[form("rest")],
	],
	[
		"never went for|has never gone for|never gone for|never been hit for|has never been hit for|never been taken for|never goes for",
		[{ is: "without" }, measure("runs_conceded")],
	],
	[
		"fact or not|fact or myth|true or myth|fact or fiction|myth or fact|is it a myth|true or a myth|truth or myth|true or not|true or false|myth or reality|is that a myth|or is that a myth|or is it a myth",
		[form("yes_no")],
	],
	["such matches|such games|matches of that kind|such innings", [measure("matches")], [skip]],
	[
		"outside india|away from india|abroad|outside of india|not in india|on foreign soil|overseas grounds|in foreign countries",
		[abroad],
	],
	["last over|final over|very last over|last over of the match|final over of the match", [form("last"), unit("over")]],
	["first over|opening over|very first over|first ever over|first over of the match", [form("first"), unit("over")]],
	[
		"last ball|final ball|very last ball|last delivery|final delivery|last ball of the match",
		[form("last"), unit("ball")],
	],
	[
		"first ball|opening ball|very first ball|first delivery|first ever ball|very first delivery|opening delivery|first ball ever|first ball of the match",
		[form("first"), unit("ball")],
	],
	[
		"who bowled|who has bowled|who delivered|which bowler bowled|which bowler delivered|which bowler sent down|who sent down",
		[form("who")],
		[ask("bowler")],
	],
	[
		"who faced|which batter faced|which batsman faced|who was on strike for|who was facing|which batter was facing",
		[ask("batter")],
	],
	["came off|came from|scored off|were scored off|hit off|were hit off|taken off", [skip], [link("off")]],
];
