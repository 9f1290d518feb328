import type { MatchLine } from "./match.ts";

/** Legal balls as scorers write them: 117 → '19.3', 120 → '20'. */
export function oversOf(balls: number): string {
	return balls % 6 ? `${Math.floor(balls / 6)}.${balls % 6}` : String(balls / 6);
}

/** '201/5', all out '154'. */
export function scoreOf(runs: number, wickets: number): string {
	return wickets === 10 ? String(runs) : `${runs}/${wickets}`;
}

/** A rate with two places, '—' where there is none. */
export function rateText(rate: number | null): string {
	return rate === null ? "—" : rate.toFixed(2);
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

type Result = Pick<MatchLine, "tied" | "winner" | "win_by_runs" | "win_by_wickets" | "method">;

/** How a match ended, in the scorecard's words: 'Mumbai Indians won by 5 wickets (D/L)'. */
export function resultOf(match: Result): string {
	const method = match.method ? ` (${match.method})` : "";
	if (match.tied) return match.winner ? `Tied, ${match.winner} won the super over${method}` : `Tied${method}`;
	if (!match.winner) return "No result";
	const margin =
		match.win_by_runs !== null ? plural(match.win_by_runs, "run") : plural(match.win_by_wickets ?? 0, "wicket");
	return `${match.winner} won by ${margin}${method}`;
}

/** 'Match 12' of the league stage, else the name of the stage. */
export function stageOf({ stage, match_number }: Pick<MatchLine, "stage" | "match_number">): string {
	if (stage !== "League") return stage;
	return match_number === null ? "League" : `Match ${match_number}`;
}

type Dismissal = { dismissal: string; bowler: string | null; fielders: string[] };

/** What scorers write for somebody they cannot name. */
const UNNAMED = "?";

/** Whether the dismissal involved a fielder whom the record does not name: an unknown one, or a substitute. */
export const lacksFielder = ({ dismissal, fielders }: Pick<Dismissal, "dismissal" | "fielders">): boolean =>
	fielders.length === 0 && ["caught", "stumped", "run out"].includes(dismissal);

/** A dismissal as a scorecard has it: 'c Dhoni b Jadeja', 'c ? b Jadeja' when the record does not name the catcher. */
export function dismissalOf({ dismissal, bowler, fielders }: Dismissal): string {
	const b = bowler ? ` b ${bowler}` : "";
	switch (dismissal) {
		case "caught":
			return `c ${fielders[0] ?? UNNAMED}${b}`;
		case "caught and bowled":
			return `c & b ${bowler}`;
		case "bowled":
			return `b ${bowler}`;
		case "lbw":
			return `lbw${b}`;
		case "stumped":
			return `st ${fielders[0] ?? UNNAMED}${b}`;
		case "hit wicket":
			return `hit wicket${b}`;
		case "run out":
			return `run out (${fielders.join(" / ") || UNNAMED})`;
		default:
			return dismissal;
	}
}

type Extras = { wides: number; noballs: number; byes: number; legbyes: number; penalties: number };

/** The extras of an innings: their sum, and what they were in the scorer's short forms. */
export function extrasOf({ wides, noballs, byes, legbyes, penalties }: Extras): { total: number; words: string } {
	const kinds: [string, number][] = [
		["b", byes],
		["lb", legbyes],
		["w", wides],
		["nb", noballs],
		["p", penalties],
	];
	return {
		total: kinds.reduce((sum, [, runs]) => sum + runs, 0),
		words: kinds
			.filter(([, runs]) => runs > 0)
			.map(([kind, runs]) => `${kind} ${runs}`)
			.join(", "),
	};
}
