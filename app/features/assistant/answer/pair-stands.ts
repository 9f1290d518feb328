import { MEASURES } from "../lexicon/measures.ts";
import type { Person } from "../read/people.ts";
import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, type Link, matchLink, stated, unknown } from "./answer.ts";
import { figureText, measuresOf } from "./choose.ts";
import { among, standsPart } from "./part.ts";
import { sidesOf } from "./scope.ts";

/** What two batters did together: all their stands, or the highest. */
export async function standsOf(context: Context, reading: Reading, a: Person, b: Person): Promise<Answer> {
	const sides = sidesOf(reading.teams, await bothPlayedFor(context, a, b));
	const { part, where } = standsPart(context, reading, sides, true);
	const filter = { ...part, player: a.id, partner: b.id };
	const both = `${a.name} and ${b.name}`;
	const keys = measuresOf(reading);
	const [pair] = await context.ask("pairs", { ...filter, metric: "runs", limit: 1 });
	if (!pair) return unknown(context, `${both} have no partnership${where}`);
	const links: (Link | null)[] = a.slug && b.slug ? [{ label: a.name, href: `/players/${a.slug}` }] : [];
	const say = (figure: number | string, words: string) =>
		stated(context, {
			text: `${both}: ${words}${where}.`,
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
			text: `${both}: ${stand?.runs} runs in their highest stand, against ${stand?.opponent} in ${stand?.season}${among("stands", where)}.`,
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

/** The sides that both have played for; no side is asked for when the question names none. */
async function bothPlayedFor({ ask }: Context, a: Person, b: Person): Promise<(team: string) => boolean> {
	const [his, others] = await Promise.all([a, b].map(({ id }) => ask("player_seasons", { player: id })));
	return (team) => [his, others].every((seasons) => seasons?.some(({ team_id }) => team_id === team));
}
