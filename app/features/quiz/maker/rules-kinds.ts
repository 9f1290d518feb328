import { type AnyKind, ruleKind } from "./kind.ts";
import { name } from "./wording.ts";

type Law = {
	key: string;
	question: string;
	right: string;
	wrong: [string, string, string, ...string[]];
	/** why, with what it rests on */
	explanation: string;
	obscurity: number;
};

const LAWS = "Laws of Cricket";
const CONDITIONS = "the league's playing conditions";
const law = (
	key: string,
	question: string,
	right: string,
	wrong: Law["wrong"],
	explanation: string,
	obscurity: number,
): Law => ({ key, question, right, wrong, explanation, obscurity });

/** What the game's own rules say; each names the rule it rests on. */
const LAW_LIST: Law[] = [
	law(
		"overs_innings",
		"How many overs does a side bat in a full IPL innings?",
		"20",
		["15", "25", "50"],
		`Twenty, by ${CONDITIONS}.`,
		0,
	),
	law(
		"overs_bowler",
		"How many overs may one bowler bowl in a full IPL innings?",
		"4",
		["3", "5", "6"],
		`A fifth of the innings: four, by ${CONDITIONS}.`,
		0.05,
	),
	law("balls_over", "How many legal balls make an over?", "6", ["5", "7", "8"], `Six, by Law 17 of the ${LAWS}.`, 0),
	law(
		"players_side",
		"How many players of a side bat or field at a time by the rules?",
		"11",
		["10", "12", "13"],
		`Eleven, by Law 1 of the ${LAWS}.`,
		0,
	),
	law(
		"powerplay_overs",
		"How many overs does the powerplay of an IPL innings last?",
		"6",
		["5", "8", "10"],
		`The first six, by ${CONDITIONS}.`,
		0.05,
	),
	law(
		"powerplay_outside",
		"How many fielders may stand outside the circle in the powerplay?",
		"2",
		["3", "4", "5"],
		`Two, by ${CONDITIONS}.`,
		0.4,
	),
	law(
		"outside_after",
		"How many fielders may stand outside the circle after the powerplay?",
		"5",
		["4", "6", "7"],
		`Five, by ${CONDITIONS}.`,
		0.45,
	),
	law(
		"tie",
		"What settles an IPL match that ends level?",
		"A super over",
		["A bowl-out", "The head-to-head", "A replay"],
		`A super over, by ${CONDITIONS}; every tie in the record was settled so.`,
		0.05,
	),
	law(
		"super_wickets",
		"After how many wickets does a super over innings end?",
		"2",
		["1", "3", "4"],
		`Two, by ${CONDITIONS}.`,
		0.45,
	),
	law(
		"super_over_length",
		"How many legal balls does each side face in a super over at most?",
		"6",
		["3", "5", "12"],
		`One over: six, by ${CONDITIONS}.`,
		0.1,
	),
	law(
		"points_win",
		"How many points is a win worth in the league stage?",
		"2",
		["1", "3", "4"],
		`Two, by ${CONDITIONS}.`,
		0.1,
	),
	law(
		"points_no_result",
		"How many points does a side get for a match without a result?",
		"1",
		["0", "2", "3"],
		`One each, by ${CONDITIONS}.`,
		0.3,
	),
	law(
		"points_level",
		"What decides first between two sides level on points and wins?",
		"Net run rate",
		["Head-to-head", "A play-off", "The toss"],
		`Net run rate, by ${CONDITIONS}.`,
		0.3,
	),
	law(
		"run_out_credit",
		"Which dismissal is credited to no bowler?",
		"Run out",
		["Stumped", "Hit wicket", "Leg before wicket"],
		`A run out is nobody's wicket, by Law 38 of the ${LAWS}.`,
		0.2,
	),
	law(
		"stumped_off",
		"Off which delivery can a batter be stumped?",
		"A wide",
		["A no-ball", "A free hit after a no-ball", "A dead ball"],
		`Off a wide, but not off a no-ball: Law 39 of the ${LAWS}.`,
		0.7,
	),
	law(
		"free_hit_out",
		"How can a batter be out off a free hit?",
		"Run out",
		["Bowled", "Caught", "Leg before wicket"],
		`Run out stays possible, by ${CONDITIONS}.`,
		0.35,
	),
	law(
		"free_hit_after",
		"After what does the next ball become a free hit?",
		"Any no-ball",
		["Any wide", "Only an overstep", "Two wides in a row"],
		`After any no-ball, by ${CONDITIONS}.`,
		0.5,
	),
	law(
		"wide_runs",
		"How many runs does a wide cost when the batters do not run?",
		"1",
		["2", "0", "4"],
		`One, by Law 22 of the ${LAWS}.`,
		0.1,
	),
	law(
		"wide_faced",
		"Which delivery does not count as a ball faced by the batter?",
		"A wide",
		["A no-ball", "A leg bye", "A dot ball"],
		`A wide is not faced; a no-ball is.`,
		0.5,
	),
	law(
		"boundary_air",
		"How many runs is a hit worth that clears the boundary without a bounce?",
		"6",
		["4", "5", "8"],
		`Six, by Law 19 of the ${LAWS}.`,
		0,
	),
	law(
		"byes_bowler",
		"Which runs are not charged to the bowler?",
		"Leg byes",
		["Wides", "No-ball extras", "Overthrows off the bat"],
		`Byes and leg byes are not charged to him.`,
		0.55,
	),
	law(
		"maiden",
		"What is a maiden?",
		"An over with nothing charged to the bowler",
		["An over with a wicket", "An over with no boundary", "An over of yorkers"],
		`Nothing off the bat, no wide, no no-ball; byes do not spoil it.`,
		0.4,
	),
	law(
		"timed_out_new",
		"Within how many seconds must a new batter be ready in a T20 match?",
		"90",
		["60", "120", "180"],
		`Ninety, by the T20 playing conditions.`,
		0.9,
	),
	law(
		"dls_overs",
		"How many overs must the chasing side face at least for a result?",
		"5",
		["6", "8", "10"],
		`Five, by ${CONDITIONS}.`,
		0.6,
	),
	law(
		"impact_when",
		"What may a side do with its impact player?",
		"Bring him on for one of its eleven",
		["Field him as a twelfth fielder", "Let him bowl six overs", "Use him in both super overs alone"],
		`He replaces one player for good, by ${CONDITIONS}.`,
		0.5,
	),
	law(
		"overseas_eleven",
		"How many overseas players may be in a starting eleven?",
		"4",
		["3", "5", "6"],
		`Four, by ${CONDITIONS}.`,
		0.15,
	),
	law(
		"retired_out",
		"How does a batter count who retires without being hurt or ill?",
		"As out",
		["As not out", "As run out", "As absent"],
		`Retired out, by Law 25 of the ${LAWS}.`,
		0.65,
	),
	law(
		"hit_wicket_credit",
		"Who is credited with a wicket when the batter treads on the stumps?",
		"The bowler",
		["Nobody", "The wicketkeeper", "The captain"],
		`The bowler: hit wicket, Law 35 of the ${LAWS}.`,
		0.6,
	),
	law(
		"obstructing",
		"Who is credited when a batter is out obstructing the field?",
		"Nobody",
		["The bowler", "The fielder", "The wicketkeeper"],
		`Nobody, by Law 37 of the ${LAWS}.`,
		0.75,
	),
	law("bails", "How many bails lie on one set of stumps?", "2", ["1", "3", "4"], `Two, by Law 8 of the ${LAWS}.`, 0.05),
	law(
		"pitch_length",
		"How long is a cricket pitch?",
		"22 yards",
		["20 yards", "24 yards", "25 yards"],
		`22 yards, by Law 6 of the ${LAWS}.`,
		0.2,
	),
	law(
		"crease",
		"How far is the popping crease from the stumps?",
		"4 feet",
		["3 feet", "5 feet", "6 feet"],
		`Four feet, by Law 7 of the ${LAWS}.`,
		0.85,
	),
	law(
		"stump_height",
		"How high are the stumps?",
		"28 inches",
		["24 inches", "30 inches", "32 inches"],
		`28 inches, by Law 8 of the ${LAWS}.`,
		0.8,
	),
	law(
		"bat_width",
		"How wide may a bat be?",
		"4.25 inches",
		["4 inches", "4.5 inches", "5 inches"],
		`4.25 inches, by Law 5 of the ${LAWS}.`,
		0.9,
	),
	law(
		"qualifier_loser",
		"What happens to the loser of Qualifier 1?",
		"It plays Qualifier 2",
		["It is out", "It plays the Eliminator", "It plays the final"],
		`It has a second chance in Qualifier 2, by ${CONDITIONS}.`,
		0.2,
	),
	law(
		"eliminator_sides",
		"Which sides meet in the Eliminator?",
		"Third and fourth",
		["First and fourth", "Second and third", "First and second"],
		`The third and the fourth of the table, by ${CONDITIONS}.`,
		0.3,
	),
];

const BY_KEY = new Map(LAW_LIST.map((entry) => [entry.key, entry]));

/** Rules of the game: no figure of the record, but a rule that is named. */
export const RULES_KINDS: AnyKind[] = [
	ruleKind({
		name: "law",
		category: "Rules",
		about: LAW_LIST.map(({ key }) => ({ key })),
		write: ({ key }) => {
			const entry = BY_KEY.get(key);
			return entry
				? {
						question: entry.question,
						right: name(entry.right),
						wrong: entry.wrong.map((text) => name(text)),
						explanation: entry.explanation,
						obscurity: entry.obscurity,
					}
				: null;
		},
	}),
];
