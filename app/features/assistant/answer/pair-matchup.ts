import { MEASURES } from "../lexicon/measures.ts";
import type { Person } from "../read/people.ts";
import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, stated, unknown } from "./answer.ts";
import { figureText, measuresOf } from "./choose.ts";
import { verdict } from "./claim.ts";
import { partOf, times } from "./part.ts";
import { otherWay, type Sides, scopeWords } from "./scope.ts";

const GOT_HIM = /\b(?:got|get|gets|gotten)\b/i;

/** Whether 'has he got him?' is asked, with nothing counted. */
export const asksIfGot = (reading: Reading): boolean =>
	measuresOf(reading).length === 0 && GOT_HIM.test(reading.question);

/** What one did against the other, whichever of the two was the batter more often. */
export async function matchupOf(context: Context, reading: Reading, a: Person, b: Person): Promise<Answer> {
	const { ask, world } = context;
	const keys = measuresOf(reading);
	// the sentence is the bowler's: a side or a win of it is his, and the batter's the other way round
	const ofBowler = keys.includes("outs") || keys.includes("wickets") || asksIfGot(reading);
	const meet = async (batter: Person, bowler: Person) => {
		const sides = await sidesBetween(
			context,
			reading,
			...(ofBowler ? ([bowler, batter] as const) : ([batter, bowler] as const)),
		);
		const part = partOf(reading, sides, ["phase", "nationality"]);
		const [line] = await ask("matchups", {
			...(ofBowler ? { ...part, team: undefined, opponent: undefined, ...otherWay(sides, reading.outcome) } : part),
			...(reading.phase ? { phase: reading.phase } : {}),
			batter: batter.id,
			bowler: bowler.id,
			metric: "balls",
			limit: 1,
		});
		return { batter, bowler, line, where: scopeWords(reading, world, sides) };
	};
	const [one, two] = await Promise.all([meet(a, b), meet(b, a)]);
	const { batter, bowler, line, where } = (one.line?.balls ?? -1) >= (two.line?.balls ?? -1) ? one : two;
	if (!line) return unknown(context, `${a.name} and ${b.name} have not faced each other${where}`);
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
	if (ofBowler)
		return say(
			line.wickets,
			`${verdict(reading, line.wickets)}${bowler.name} has dismissed ${batter.name} ${times(line.wickets)}`,
		);
	if (keys.includes("strike_rate"))
		return say(
			figureText(MEASURES.strike_rate, line.strike_rate),
			`${batter.name} has a strike rate of ${figureText(MEASURES.strike_rate, line.strike_rate)} against ${bowler.name}`,
		);
	if (keys.includes("average"))
		return line.average === null
			? unknown(context, `${bowler.name} has never dismissed ${batter.name}${where}`)
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

/** The sides named, as those of the one told about and of his rival: whoever of the two played for one is in it. */
async function sidesBetween({ ask }: Context, { teams }: Reading, person: Person, rival: Person): Promise<Sides> {
	if (teams.length === 0) return {};
	const [his, others] = await Promise.all([person, rival].map(({ id }) => ask("player_seasons", { player: id })));
	const sides: Sides = {};
	for (const { ids, side } of teams) {
		const [id] = ids;
		if (!id || id === sides.team || id === sides.opponent) continue;
		const [mine, theirs] = [his, others].map((seasons) => seasons?.some(({ team_id }) => team_id === id));
		if (mine === theirs ? side === "against" || sides.team : theirs) sides.opponent = id;
		else sides.team = id;
	}
	return sides;
}
