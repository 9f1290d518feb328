import { whole } from "../values.ts";
import { figures, type Kind, type Measure, ofPerson, ofSidesInnings, type Row, rowCount, type Summed } from "./kind.ts";

const longest = (rows: Summed[]) => {
	let most = 0;
	for (const { sum } of rows) most = Math.max(most, sum.length ?? 0);
	return most;
};
const measures: Record<string, Measure> = {
	longest: { value: (rows) => whole(longest(rows)) },
	count: rowCount,
};

/** No `result`: it would select the matches that count, while `streak` selects the kind of streak. */
const { match: _, result: __, ...ofMatches } = ofSidesInnings;
const ofStreak = {
	streak: ({ own }: Row) => own.streak ?? null,
	unbroken: ({ own }: Row) => own.unbroken ?? null,
};

/** A side's streaks of results, of each kind. */
export function runs_of_results(sides: Kind): Kind {
	return {
		rows: sides.rows,
		parts: false,
		facts: { ...ofMatches, ...ofStreak },
		ofBall: {},
		figures: figures("length"),
		measures,
		streaks: {
			of: [{ rows: "sides", kind: sides }],
			whose: "team",
			own: ["team", "streak", "unbroken"],
			kinds: {
				won: ({ side }) => side?.result === "won",
				lost: ({ side }) => side?.result === "lost",
				not_lost: ({ side }) => side?.result !== "lost",
				not_won: ({ side }) => side?.result !== "won",
			},
		},
	};
}

/** A player's streaks of innings within the question's figures. */
export function runs_of_innings(batting: Kind, bowling: Kind): Kind {
	const { over, ball_of_over } = batting.ofBall;
	if (!over || !ball_of_over) throw new Error("balls have no over");
	return {
		rows: batting.rows,
		parts: false,
		facts: { ...ofMatches, ...ofPerson, unbroken: ofStreak.unbroken },
		ofBall: { over, ball_of_over },
		figures: { ...batting.figures, ...bowling.figures, ...figures("length") },
		measures,
		streaks: {
			of: [
				{ rows: "batting", kind: batting },
				{ rows: "bowling", kind: bowling },
			],
			whose: "player",
			own: ["unbroken", ...Object.keys(ofPerson)],
		},
	};
}
