import type { MatchLine } from "./match.ts";

const PLACES = /\b(?:Bengaluru|Bangalore|Hyderabad|Punjab|Pune)\b/;

/** A side's city or state: 'Bengaluru' for 'Royal Challengers Bengaluru'. */
export const placeName = (team: string): string => PLACES.exec(team)?.[0] ?? team.split(" ")[0] ?? team;

/** Legal balls in scorers' notation: 117 → '19.3', 120 → '20'. */
export function oversOf(balls: number): string {
	return balls % 6 ? `${Math.floor(balls / 6)}.${balls % 6}` : String(balls / 6);
}

/** '201/5', all out '154'. */
export function scoreOf(runs: number, wickets: number): string {
	return wickets === 10 ? String(runs) : `${runs}/${wickets}`;
}

/** A rate with two places, '—' for null. */
export function rateText(rate: number | null): string {
	return rate === null ? "—" : rate.toFixed(2);
}

/** '1 wide', '11 wides'. */
export const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

type Result = Pick<MatchLine, "tied" | "winner" | "win_by_runs" | "win_by_wickets" | "method">;

/** 'Mumbai Indians won by 5 wickets (D/L)' */
export function resultOf(match: Result): string {
	const method = match.method ? ` (${match.method})` : "";
	if (match.tied) return match.winner ? `Tied, ${match.winner} won the super over${method}` : `Tied${method}`;
	if (!match.winner) return "No result";
	return `${match.winner} won${marginOf(match)}${method}`;
}

type Coded = Result & Pick<MatchLine, "winner_id" | "first_id" | "first_code" | "second_code">;

/** 'MI won by 5 wickets' */
export function shortResultOf(match: Coded): string {
	const winner = match.winner_id && (match.winner_id === match.first_id ? match.first_code : match.second_code);
	return resultOf({ ...match, winner });
}

type Verdict = Result & Pick<MatchLine, "winner_id" | "first_id" | "first_team" | "second_team">;

/** The result as a title, 'Mumbai Indians beat Delhi Daredevils', and the margin, which is empty without a winner. */
export function verdictOf(match: Verdict): { title: string; margin: string } {
	const method = match.method ? ` (${match.method})` : "";
	if (!match.winner_id)
		return { title: `${match.first_team} v ${match.second_team}: ${match.tied ? "tied" : "no result"}`, margin: "" };
	const first = match.winner_id === match.first_id;
	const [winner, loser] = first ? [match.first_team, match.second_team] : [match.second_team, match.first_team];
	const margin = match.tied ? " in the super over" : marginOf(match);
	return { title: `${winner} beat ${loser}`, margin: (margin + method).trim() };
}

/** ' by 5 wickets'; empty for a win without a margin, such as an awarded match. */
export function marginOf({ win_by_runs, win_by_wickets }: Pick<MatchLine, "win_by_runs" | "win_by_wickets">): string {
	if (win_by_runs !== null) return ` by ${plural(win_by_runs, "run")}`;
	return win_by_wickets === null ? "" : ` by ${plural(win_by_wickets, "wicket")}`;
}

/** 'Match 12' in the league, else the stage. */
export function stageOf({ stage, match_number }: Pick<MatchLine, "stage" | "match_number">): string {
	if (stage !== "League") return stage;
	return match_number === null ? "League" : `Match ${match_number}`;
}

type Dismissal = { dismissal: string; bowler: string | null; fielders: string[] };

/** A dismissal in scorers' notation: 'c Dhoni b Jadeja'; 'caught, b Jadeja' when the catcher is unknown. */
export function dismissalOf({ dismissal, bowler, fielders }: Dismissal): string {
	const b = bowler ? ` b ${bowler}` : "";
	switch (dismissal) {
		case "caught":
			return fielders[0] ? `c ${fielders[0]}${b}` : `caught,${b}`;
		case "caught and bowled":
			return `c & b ${bowler}`;
		case "bowled":
			return `b ${bowler}`;
		case "lbw":
			return `lbw${b}`;
		case "stumped":
			return fielders[0] ? `st ${fielders[0]}${b}` : `stumped,${b}`;
		case "hit wicket":
			return `hit wicket${b}`;
		case "run out":
			return fielders.length > 0 ? `run out (${fielders.join(" / ")})` : dismissal;
		default:
			return dismissal;
	}
}

type Extras = { wides: number; noballs: number; byes: number; legbyes: number; penalties: number };

/** The sum of an innings' extras, and the kinds in words: '9 wides, 4 byes'. */
export function extrasOf({ wides, noballs, byes, legbyes, penalties }: Extras): { total: number; words: string } {
	const kinds: [string, number][] = [
		["wide", wides],
		["no-ball", noballs],
		["bye", byes],
		["leg bye", legbyes],
		["penalty run", penalties],
	];
	return {
		total: kinds.reduce((sum, [, runs]) => sum + runs, 0),
		words: kinds
			.filter(([, runs]) => runs > 0)
			.map(([kind, runs]) => plural(runs, kind))
			.join(", "),
	};
}
