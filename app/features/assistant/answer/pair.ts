import type { MeasureKey } from "../lexicon/measures.ts";
import { MEASURES } from "../lexicon/measures.ts";
import type { Person } from "../read/people.ts";
import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, type Link, matchLink, stated, unknown } from "./answer.ts";
import { counted, figureText, measureOf, measuresOf } from "./choose.ts";
import { isClaim, verdict } from "./claim.ts";
import { linesOf, rankIn, valueIn } from "./lines.ts";
import { scopeWords, spanOf } from "./scope.ts";

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

const GOT_HIM = /\b(?:got|get|gets|gotten)\b/i;

function isMatchup({ question }: Reading, keys: MeasureKey[]): boolean {
	if (keys.includes("outs")) return true;
	if (keys.length === 0 && GOT_HIM.test(question)) return true;
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

async function standsOf(context: Context, reading: Reading, a: Person, b: Person): Promise<Answer> {
	const filter = { ...spanOf(reading), player: a.id, partner: b.id };
	const both = `${a.name} and ${b.name}`;
	const keys = measuresOf(reading);
	const span = scopeWords(reading, context.world);
	const [pair] = await context.ask("pairs", { ...filter, metric: "runs", limit: 1 });
	if (!pair) return unknown(context, `${both} have no partnership${span}`);
	const links: (Link | null)[] = a.slug && b.slug ? [{ label: a.name, href: `/players/${a.slug}` }] : [];
	const say = (figure: number | string, words: string) =>
		stated(context, {
			text: `${both}: ${words}${span}.`,
			figure,
			links,
			definition: "Extras count; a retirement ends a stand.",
		});
	if (keys.includes("hundreds")) return say(pair.hundreds, `${pair.hundreds} stands of a hundred or more`);
	if (keys.includes("fifty_plus") || keys.includes("fifties"))
		return say(pair.fifty_plus, `${pair.fifty_plus} stands of fifty or more`);
	if (keys.includes("average"))
		return say(
			figureText(MEASURES.average, pair.average),
			`an average of ${figureText(MEASURES.average, pair.average)} a stand`,
		);
	if (
		/\bhow (?:many|often)\b.*\b(?:stands|partnerships|times)\b|\bnumber of (?:stands|partnerships)\b/i.test(
			reading.question,
		)
	)
		return say(pair.stands, `${pair.stands} stands`);
	if (
		/\b(?:best|highest|biggest|largest|top|greatest|longest|record)\b/i.test(reading.question) ||
		(reading.span?.single && pair.stands === 1)
	) {
		const [stand] = await context.ask("partnerships", { ...filter, limit: 1 });
		return stated(context, {
			text: `${both}: ${stand?.runs} runs in their highest stand, against ${stand?.opponent} in ${stand?.season}.`,
			figure: stand?.runs ?? null,
			links: [matchLink(stand?.match_id)],
		});
	}
	if (reading.span?.single && /\b(?:the|that|their)\b.*\bstand\b|\bstand\b.*\bworth\b/i.test(reading.question)) {
		const [stand] = await context.ask("partnerships", { ...filter, limit: 1 });
		return say(stand?.runs ?? 0, `${stand?.runs} runs in their highest stand`);
	}
	return say(pair.runs, `${pair.runs.toLocaleString("en-US")} runs together`);
}

async function matchupOf(context: Context, reading: Reading, a: Person, b: Person): Promise<Answer> {
	const { ask, world } = context;
	const phase = reading.phase ? { phase: reading.phase } : {};
	const scope = {
		...spanOf(reading),
		...(reading.stage ? { stage: reading.stage } : {}),
		...(reading.grounds[0] ? { ground: reading.grounds[0] } : {}),
		...phase,
	};
	const meet = (batter: Person, bowler: Person) =>
		ask("matchups", { ...scope, batter: batter.id, bowler: bowler.id, metric: "balls", limit: 1 });
	const [[first], [second]] = await Promise.all([meet(a, b), meet(b, a)]);
	const line = (first?.balls ?? -1) >= (second?.balls ?? -1) ? first : second;
	const where = scopeWords(reading, world);
	if (!line) return unknown(context, `${a.name} and ${b.name} have not faced each other${where}`);
	const [batter, bowler] = line === first ? [a, b] : [b, a];
	const links =
		batter.slug && bowler.slug
			? [
					{
						label: "The matches they met in",
						href: `/matches?${new URLSearchParams({ player: batter.slug, met: bowler.slug })}`,
					},
				]
			: [];
	const say = (figure: number | string, words: string) =>
		stated(context, {
			text: `${words}${where}.`,
			figure,
			links,
			definition: "Runs off the bat, balls without wides, dismissals credited to the bowler.",
		});
	const keys = measuresOf(reading);
	if (keys.includes("outs") || keys.includes("wickets") || (keys.length === 0 && GOT_HIM.test(reading.question)))
		return say(
			line.wickets,
			`${verdict(reading, line.wickets)}${bowler.name} has dismissed ${batter.name} ${line.wickets} ${line.wickets === 1 ? "time" : "times"}`,
		);
	if (keys.includes("strike_rate"))
		return say(
			figureText(MEASURES.strike_rate, line.strike_rate),
			`${batter.name} has a strike rate of ${figureText(MEASURES.strike_rate, line.strike_rate)} against ${bowler.name}`,
		);
	if (keys.includes("average"))
		return line.average === null
			? unknown(context, `${bowler.name} has never dismissed ${batter.name}`)
			: say(
					figureText(MEASURES.average, line.average),
					`${batter.name} averages ${figureText(MEASURES.average, line.average)} against ${bowler.name}`,
				);
	for (const key of ["sixes", "fours", "dots"] as const)
		if (keys.includes(key))
			return say(
				line[key],
				`${batter.name} has ${line[key]} ${key === "dots" ? "dot balls" : key} against ${bowler.name}`,
			);
	if (
		keys.includes("balls_faced") ||
		keys.includes("balls_bowled") ||
		/\b(?:balls|deliveries)\b/i.test(reading.question)
	)
		return say(line.balls, `${batter.name} has faced ${line.balls} balls from ${bowler.name}`);
	if (keys.includes("innings") || keys.includes("matches"))
		return say(line.innings, `${batter.name} has faced ${bowler.name} in ${line.innings} innings`);
	return say(
		line.runs,
		`${batter.name} has scored ${line.runs} ${line.runs === 1 ? "run" : "runs"} off ${bowler.name}`,
	);
}

/** Who of several has more of something; 'yes' or 'no' when the question claims it. */
export async function comparisonOf(context: Context, reading: Reading, people: Person[]): Promise<Answer> {
	const meant = measureOf(reading, people.every(({ role }) => role === "Bowler") ? (people[0] ?? null) : null);
	// a title of a player is a final he won
	const measure = meant?.key === "titles" || meant?.key === "won" ? MEASURES.finals_won : meant;
	if (!measure) return unknown(context, "by what you want them compared I did not understand");
	const scope = scopeWords(reading, context.world);
	const lines: { person: Person; rank: number | null; value: number | string | null }[] = [];
	for (const person of people) {
		const [line] = await linesOf(context.ask, measure, reading, { player: person.id }, { limit: 1 });
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

/** Whether the lower figure wins: it was asked for, or is the better one. */
function wantsLess({ question }: Reading, low = false): boolean {
	if (/\b(?:fewer|fewest|less|least|lower|lowest|smaller)\b/i.test(question)) return true;
	if (/\b(?:more expensive|dearer|costlier|higher|worse|highest|worst)\b/i.test(question)) return false;
	return low;
}
