import { capital } from "../../../lib/numbers.ts";
import { plural } from "../words.ts";

/** A delivery with the names of its players. */
export type Ball = {
	batter: string;
	bowler: string;
	batter_runs: number;
	wides: number;
	noballs: number;
	byes: number;
	legbyes: number;
	penalties: number;
	/** a boundary off the bat */
	four: boolean;
	six: boolean;
	/** the batters who left the crease on it, out or retired */
	out: Departure[];
};

/** How a batter left, and the score: runs off balls faced. Fielders without a name in the record are left out. */
export type Departure = { how: string; who: string; fielders: string[]; runs: number; balls: number };

/** The kind of a ball: 'w' wicket, '6', '4', 'x' extra, '0' no run, 'r' runs. */
export type Sign = "w" | "6" | "4" | "x" | "0" | "r";

const RETIRED = ["retired hurt", "retired not out", "retired out"];
const RUNS = ["no run", "one", "two", "three", "four", "five", "six"];
const isWicket = ({ how }: Departure) => !RETIRED.includes(how) || how === "retired out";

/** Returns the kind of a ball and its mark: 'W', '4', '2wd', '1lb', '•'. */
export function markOf(ball: Ball): { sign: Sign; mark: string } {
	if (ball.out.some(isWicket)) return { sign: "w", mark: "W" };
	if (ball.wides > 0) return { sign: "x", mark: `${ball.wides > 1 ? ball.wides : ""}wd` };
	if (ball.noballs > 0) {
		const runs = ball.batter_runs + ball.byes + ball.legbyes + ball.noballs;
		return { sign: "x", mark: `${runs > 1 ? runs : ""}nb` };
	}
	if (ball.six) return { sign: "6", mark: "6" };
	if (ball.four) return { sign: "4", mark: "4" };
	if (ball.byes > 0) return { sign: "x", mark: `${ball.byes}b` };
	if (ball.legbyes > 0) return { sign: "x", mark: `${ball.legbyes}lb` };
	return ball.batter_runs > 0 ? { sign: "r", mark: String(ball.batter_runs) } : { sign: "0", mark: "•" };
}

/** Describes a ball from the record, which has no shots, lines or dropped catches. */
export function sentenceOf(ball: Ball): string {
	const sentences = [
		extraOf(ball),
		runsOf(ball),
		...ball.out.map((departure) => departureOf(departure, ball.bowler)),
	].filter(Boolean);
	return sentences.join(" ") || `${ball.bowler} to ${ball.batter}, no run.`;
}

function extraOf({ bowler, wides, noballs, byes, legbyes, penalties }: Ball): string {
	const sentences = [
		wides > 0 ? `Wide from ${bowler}${wides > 1 ? `, ${wides} runs` : ""}.` : "",
		noballs > 0 ? `No-ball from ${bowler}.` : "",
		byes > 0 ? `${plural(byes, "bye")} off ${bowler}.` : "",
		legbyes > 0 ? `${plural(legbyes, "leg bye")} off ${bowler}.` : "",
		penalties > 0 ? `${plural(penalties, "penalty run")}.` : "",
	];
	return sentences.filter(Boolean).join(" ");
}

function runsOf({ batter, bowler, batter_runs, four, six }: Ball): string {
	if (six) return `Six! ${batter} hits ${bowler} over the rope.`;
	if (four) return `Four! ${batter} finds the rope off ${bowler}.`;
	return batter_runs > 0 ? `${batter} takes ${RUNS[batter_runs] ?? batter_runs} off ${bowler}.` : "";
}

function departureOf({ how, who, fielders, runs, balls }: Departure, bowler: string): string {
	const by = fielders.length > 0 ? ` by ${fielders.join(" and ")}` : "";
	const goes = `${who} goes for ${runs} off ${balls}.`;
	switch (how) {
		case "bowled":
			return `Bowled! ${bowler} hits the stumps. ${goes}`;
		case "lbw":
			return `Lbw! ${bowler} traps ${who}, who goes for ${runs} off ${balls}.`;
		case "caught":
			return `Caught${by} off ${bowler}. ${goes}`;
		case "caught and bowled":
			return `Caught and bowled by ${bowler}. ${goes}`;
		case "stumped":
			return `Stumped${by} off ${bowler}. ${goes}`;
		case "hit wicket":
			return `Hit wicket off ${bowler}. ${goes}`;
		case "run out":
			return `Run out${by}. ${goes}`;
		case "retired out":
			return `${who} retires out on ${runs} off ${balls}.`;
		case "retired hurt":
		case "retired not out":
			return `${who} retires hurt on ${runs} off ${balls}.`;
		default:
			return `${capital(how)}. ${goes}`;
	}
}
