import { formatLongDate } from "../../../lib/dates.ts";
import { grouped } from "../../../lib/numbers.ts";
import type { Role } from "../rules.ts";

/** The facts of a biography; null is unknown. */
export type BiographyMaterial = {
	person_id: string;
	name: string;
	role: Role | null;
	nationality: string | null;
	/** YYYY-MM-DD */
	date_of_birth: string | null;
	/** 'left' or 'right' */
	bat_hand: string | null;
	bowling_style: string | null;
	/** the name of the newest squad's team */
	squad: string | null;
	squad_year: number | null;
	price_crores: number | null;
	/** those with a match, earliest first */
	seasons: number[];
	/** teams in the order of joining, with the last names he played under */
	teams: string[];
	matches: number;
	champion: number[];
	batting: {
		innings: number;
		runs: number;
		average: number | null;
		strike_rate: number | null;
		highest: number | null;
		highest_not_out: boolean | null;
		hundreds: number;
		fifties: number;
	} | null;
	bowling: {
		wickets: number;
		economy: number | null;
		best_wickets: number | null;
		best_runs: number | null;
	} | null;
};

const figure = (value: number) => grouped(value, 2);
const plural = (value: number, one: string, many = `${one}s`) => `${figure(value)} ${value === 1 ? one : many}`;

/** 'A', 'A and B', 'A, B and C' */
function listed(parts: (string | number)[]): string {
	return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/**
 * Writes a biography of two to four sentences. The same facts give the same text, and every figure in it is among
 * them.
 */
export function writeBiography(player: BiographyMaterial): string {
	const wording = Number.parseInt(player.person_id.slice(0, 6), 16) || 0;
	const choose = <Text>(texts: Text[]): Text => texts[wording % texts.length] as Text;
	const sentences = [
		introduction(player, choose),
		matchesSentence(player, choose),
		figuresSentence(player, choose),
		titlesSentence(player, choose) ?? priceSentence(player),
	];
	return sentences.filter((sentence) => sentence !== null).join(" ");
}

type Choose = <Text>(texts: Text[]) => Text;

const KIND: Record<Role, string> = {
	Batsman: "a batsman",
	Bowler: "a bowler",
	"All-rounder": "an all-rounder",
	"Wicket-keeper/Batsman": "a wicket-keeper",
};

function introduction(player: BiographyMaterial, choose: Choose): string {
	const { name, role, nationality, date_of_birth } = player;
	const kind = role ? KIND[role] : "a cricketer";
	const from = nationality ? ` from ${nationality === "India" ? "India" : withArticle(nationality)}` : "";
	const styles = stylesOf(player);
	const born = date_of_birth ? formatLongDate(date_of_birth) : null;
	if (born && styles)
		return choose([
			`${name}, born on ${born}, is ${kind}${from} who ${styles}.`,
			`Born on ${born}, ${name} is ${kind}${from} who ${styles}.`,
		]);
	if (born) return `${name}, born on ${born}, is ${kind}${from}.`;
	return styles ? `${name} is ${kind}${from} who ${styles}.` : `${name} is ${kind}${from}.`;
}

const withArticle = (country: string) =>
	["Netherlands", "United States of America", "West Indies"].includes(country) ? `the ${country}` : country;

function stylesOf({ bat_hand, bowling_style }: BiographyMaterial): string | null {
	const bats = bat_hand ? `bats ${bat_hand}-handed` : undefined;
	const bowls = bowling_style ? `bowls ${bowling_style.split(", ").map(lowerFirst).join(" and ")}` : undefined;
	return listed([bats, bowls].filter((style) => style !== undefined)) || null;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function matchesSentence(player: BiographyMaterial, choose: Choose): string {
	const { seasons, teams, matches, squad, squad_year } = player;
	const [first, last] = [seasons[0], seasons.at(-1)];
	if (first === undefined || last === undefined)
		return squad
			? `He is in the ${squad_year} squad of ${squad} and has yet to play a match in the league.`
			: "He has been in a squad of the league and has yet to play a match in it.";
	const played = plural(matches, "match", "matches");
	const sides = teams.length === 1 ? teams[0] : listed(teams);
	if (first === last)
		return matches === 1
			? `His only match in the league came in ${first}, for ${sides}.`
			: choose([
					`His ${played} in the league came in ${first}, for ${sides}.`,
					`He played ${played} in ${first}, for ${sides}.`,
				]);
	const span = `${plural(seasons.length, "season")} from ${first} to ${last}`;
	const all = teams.length === 1 ? "all for" : "for";
	return choose([
		`He has played ${played} in ${span}, ${all} ${sides}.`,
		`From ${first} to ${last} he has played ${played} in ${plural(seasons.length, "season")}, ${all} ${sides}.`,
		`In ${span} he has played ${played}, ${all} ${sides}.`,
	]);
}

function figuresSentence({ role, batting, bowling }: BiographyMaterial, choose: Choose): string | null {
	const bats = batting && batting.innings > 0 && batting.runs > 0 ? batting : null;
	const bowls = bowling && bowling.wickets > 0 ? bowling : null;
	if (role === "Bowler" && bowls) return bowlingSentence(bowls);
	if (role === "All-rounder" && bats && bowls)
		return choose([
			`He has made ${plural(bats.runs, "run")}${atRate(bats)} and taken ${plural(bowls.wickets, "wicket")}${atEconomy(bowls)}.`,
			`He has ${plural(bats.runs, "run")}${atRate(bats)} with the bat and ${plural(bowls.wickets, "wicket")}${atEconomy(bowls)} with the ball.`,
		]);
	if (bats) return battingSentence(bats, choose);
	return bowls ? bowlingSentence(bowls) : null;
}

type Bats = NonNullable<BiographyMaterial["batting"]>;
type Bowls = NonNullable<BiographyMaterial["bowling"]>;

const atRate = ({ strike_rate }: Bats) => (strike_rate === null ? "" : ` at a strike rate of ${figure(strike_rate)}`);
const atEconomy = ({ economy }: Bowls) => (economy === null ? "" : ` at ${figure(economy)} an over`);

function battingSentence(bats: Bats, choose: Choose): string {
	const { runs, average, strike_rate, highest, highest_not_out, hundreds, fifties } = bats;
	const rates = [
		average === null ? null : `an average of ${figure(average)}`,
		strike_rate === null ? null : `a strike rate of ${figure(strike_rate)}`,
	].filter((rate) => rate !== null);
	const at = rates.length ? ` at ${listed(rates)}` : "";
	const top = `${highest} ${highest_not_out ? "not out" : ""}`.trim();
	const feats = [
		hundreds > 0 ? plural(hundreds, "hundred") : null,
		fifties > 0 ? plural(fifties, "fifty", "fifties") : null,
	].filter((feat) => feat !== null);
	const reached = feats.length ? `, with ${listed(feats)} and a best of ${top}` : `, with a best of ${top}`;
	return choose([
		`He has scored ${plural(runs, "run")}${at}${reached}.`,
		`He has made ${plural(runs, "run")}${at}${reached}.`,
	]);
}

function bowlingSentence({ wickets, economy, best_wickets, best_runs }: Bowls): string {
	const at = economy === null ? "" : ` at ${figure(economy)} an over`;
	const best = best_wickets && best_runs !== null ? `, with best figures of ${best_wickets} for ${best_runs}` : "";
	return `He has taken ${plural(wickets, "wicket")}${at}${best}.`;
}

function titlesSentence({ champion }: BiographyMaterial, choose: Choose): string | null {
	if (champion.length === 0) return null;
	const years = listed(champion);
	return choose([`He played for the champions of ${years}.`, `In ${years} he was in the side that won the title.`]);
}

function priceSentence({ squad, squad_year, price_crores, seasons }: BiographyMaterial): string | null {
	if (!squad || price_crores === null) return null;
	const price = `₹${figure(price_crores)} crore`;
	// the first sentence names the squad of a player without a match
	return seasons.length > 0
		? `His price in the ${squad_year} squad of ${squad} is ${price}.`
		: `His price there is ${price}.`;
}
