export type Law = {
	key: string;
	question: string;
	right: string;
	wrong: [string, string, string, ...string[]];
	/** names the law */
	explanation: string;
	obscurity: number;
};

export const law = (
	key: string,
	question: string,
	right: string,
	wrong: Law["wrong"],
	explanation: string,
	obscurity: number,
): Law => ({ key, question, right, wrong, explanation, obscurity });

const LAWS = "Laws of Cricket";

/** Rules of all cricket. */
export const LAWS_OF_CRICKET: Law[] = [
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
];
