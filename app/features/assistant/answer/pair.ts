import type { MeasureKey } from "../lexicon/measures.ts";
import { MEASURES } from "../lexicon/measures.ts";
import type { Person } from "../read/people.ts";
import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, stated, unknown } from "./answer.ts";
import { counted, measureOf, measuresOf } from "./choose.ts";
import { isClaim } from "./claim.ts";
import { linesOf, NotKept, rankIn, valueIn } from "./lines.ts";
import { asksIfGot, matchupOf } from "./pair-matchup.ts";
import { standsOf } from "./pair-stands.ts";
import { scopeWords, sidesOf } from "./scope.ts";

/** Answers what is asked of two players: who has more, what one did against the other, what they did together. */
export async function answerPair(context: Context, reading: Reading, a: Person, b: Person): Promise<Answer> {
	const keys = measuresOf(reading);
	if (keys.includes("stand")) return standsOf(context, reading, a, b);
	if (isMatchup(reading, keys)) return matchupOf(context, reading, a, b);
	return comparisonOf(context, reading, [a, b]);
}

const MATCHUP_WORDS =
	/\b(?:off|against|facing|faced|face|versus|vs|v|met|fallen|fell|fall|dismiss\w*|remov\w*|bowl\w*|between|out|duel|contest|battle|head to head|match ?up|up against|wicket of|trapped|castled)\b/i;
const BETTER =
	/\b(?:more|better|higher|bigger|greater|fewer|less|lower|superior|ahead|leader|leads?|outscored?|than|who|which|larger|or|thrift\w*|tighter|cheaper|faster|quicker|most|compare\w*|edge|best)\b/i;

function isMatchup(reading: Reading, keys: MeasureKey[]): boolean {
	const { question } = reading;
	if (keys.includes("outs")) return true;
	if (asksIfGot(reading)) return true;
	const joined = keys.some((key) =>
		[
			"runs",
			"wickets",
			"strike_rate",
			"balls_faced",
			"balls_bowled",
			"sixes",
			"fours",
			"average",
			"dots",
			"boundaries",
		].includes(key),
	);
	return (
		(joined || keys.length === 0) &&
		MATCHUP_WORDS.test(question) &&
		!BETTER.test(question.replace(/\bbetter of\b/gi, ""))
	);
}

/** Who of several has more of something; 'yes' or 'no' when the question claims it. */
export async function comparisonOf(context: Context, reading: Reading, people: Person[]): Promise<Answer> {
	const meant = measureOf(reading, people.every(({ role }) => role === "Bowler") ? (people[0] ?? null) : null);
	// a title of a player is a final he won
	const measure = meant?.key === "titles" || meant?.key === "won" ? MEASURES.finals_won : meant;
	if (!measure) return unknown(context, "by what you want them compared I did not understand");
	// how many matches a side won says nothing of one player of it
	if (measure.of === "side" || measure.of === "match") throw new NotKept();
	const sides = await sidesOfAll(context, reading, people);
	if (typeof sides === "string") return unknown(context, sides);
	const scope = scopeWords(reading, context.world, sides);
	const lines: { person: Person; rank: number | null; value: number | string | null }[] = [];
	for (const person of people) {
		const [line] = await linesOf(context.ask, measure, reading, { player: person.id, ...sides }, { limit: 1 });
		lines.push({ person, rank: rankIn(line, measure), value: line ? valueIn(line, measure) : null });
	}
	const lacking = lines.find(({ rank }) => rank === null && measure.as);
	if (lacking) return unknown(context, `${lacking.person.name} has no ${measure.unit[1]}${scope}`);
	const less = wantsLess(reading, measure.low);
	const sorted = lines.toSorted((x, y) => ((x.rank ?? 0) - (y.rank ?? 0)) * (less ? 1 : -1));
	const [winner, other] = [sorted[0], sorted[1]] as [(typeof lines)[number], (typeof lines)[number]];
	const level = (winner.rank ?? 0) === (other.rank ?? 0);
	const tell = ({ person, value }: (typeof lines)[number]) => `${person.name} (${counted(measure, value ?? 0)})`;
	const facts = `${tell(winner)}, then ${sorted.slice(1).map(tell).join(", ")}${scope}`;
	const links = winner.person.slug ? [{ label: winner.person.name, href: `/players/${winner.person.slug}` }] : [];
	if (isClaim(reading)) {
		const holds = !level && winner.person === people[0];
		return stated(context, {
			text: `${holds ? "Yes" : "No"}: ${facts}.`,
			figure: holds ? "yes" : "no",
			definition: measure.definition,
			links,
		});
	}
	if (level)
		return stated(context, {
			text: `Neither: they are level, ${facts}.`,
			figure: "level",
			definition: measure.definition,
		});
	return stated(context, { text: `${facts}.`, figure: winner.person.name, definition: measure.definition, links });
}

/**
 * The side that all are compared for, and the one against, or why that is not clear. 'CSK's Dhoni' only says who is meant: a
 * side in front of a name, of which not all have been and which no word introduces, narrows nothing.
 */
async function sidesOfAll(context: Context, { teams, people: mentions }: Reading, people: Person[]) {
	if (teams.length === 0) return {};
	const { ask, world } = context;
	const played = await Promise.all(people.map(({ id }) => ask("player_seasons", { player: id })));
	const been = (team: string | undefined) =>
		people.filter((_, at) => played[at]?.some(({ team_id }) => team_id === team)).map(({ id }) => id);
	const meant = teams.filter(({ ids: [team], at, side }, place) => {
		if (teams.findIndex(({ ids: [other] }) => other === team) < place) return false;
		const his = been(team);
		const next = mentions.find((mention) => mention.at > at && mention.at <= at + 3);
		return side !== null || his.length === people.length || !(next?.person && his.includes(next.person.id));
	});
	const [against, others] = [true, false].map((is) => meant.filter(({ side }) => (side === "against") === is));
	const sides = sidesOf([...(against ?? []), ...(others ?? [])], (team) => been(team).length > 0);
	if (meant.length > Object.keys(sides).length)
		return "for or against which of the sides you mean I did not understand";
	const stranger = people.find(({ id }) => sides.team && !been(sides.team).includes(id));
	if (stranger && sides.team) return `${stranger.name} never played for ${world.teams.get(sides.team)?.name}`;
	return sides;
}

/** Whether the lower figure wins: it was asked for, or is the better one. */
function wantsLess({ question }: Reading, low = false): boolean {
	if (/\b(?:fewer|fewest|less|least|lower|lowest|smaller)\b/i.test(question)) return true;
	if (/\b(?:more expensive|dearer|costlier|higher|worse|highest|worst)\b/i.test(question)) return false;
	return low;
}
