import type { Match } from "../matches.ts";
import { type Figure, per } from "../values.ts";
import type { World } from "../world.ts";
import { adds, age, EMPTY_ROW, type Fact, type Kind, ofPerson, ofSide, type Row, rowCount, totalOf } from "./kind.ts";

/** The caps: most runs and most wickets of a finished season. */
function capsOf(world: World): Row[] {
	const seasons = new Map<number, Match[]>();
	for (const match of world.matches) seasons.set(match.season, [...(seasons.get(match.season) ?? []), match]);
	return [...seasons.values()].flatMap((matches) => {
		const runs = new Map<string, number>();
		const wickets = new Map<string, number>();
		const add = (sums: Map<string, number>, id: string, more: number) => sums.set(id, (sums.get(id) ?? 0) + more);
		for (const { innings } of matches)
			for (const ball of innings.flatMap(({ balls }) => balls)) {
				add(runs, ball.striker, ball.off_bat);
				add(wickets, ball.bowler, ball.outs.filter(({ credited }) => credited).length);
			}
		const final = matches.at(-1) ?? null;
		const row = (sums: Map<string, number>, cap: string): Row => {
			const [id = ""] = [...sums].sort(([, a], [, b]) => b - a)[0] ?? [];
			return { ...awardOf(world, final, id, cap), side: sideIn(world, matches, id) };
		};
		return final?.stage === "final" ? [row(runs, "orange"), row(wickets, "purple")] : [];
	});
}

const sideIn = ({ appearances }: World, matches: Match[], id: string) =>
	appearances.find(({ match, person }) => person.id === id && matches.includes(match))?.side ?? null;

const awardOf = (world: World, match: Match | null, id: string, award: string): Row => ({
	...EMPTY_ROW,
	match,
	side: match && sideIn(world, [match], id),
	person: world.person(id),
	own: { cap: award === "match" ? null : award },
	numbers: { [award]: 1 },
});

/** A cap belongs to a season, so it has no facts of a match. */
const ofMatchAlone =
	(fact: Fact): Fact =>
	(row) =>
		row.own.cap ? null : fact(row);

export function awards(world: World): Kind {
	const ofMatches = world.matches.flatMap((match) =>
		match.player_of_match ? [awardOf(world, match, match.player_of_match, "match")] : [],
	);
	const rows = [...ofMatches, ...capsOf(world)];
	return {
		rows: () => rows,
		parts: false,
		facts: {
			...Object.fromEntries(Object.entries({ ...ofSide, age }).map(([name, fact]) => [name, ofMatchAlone(fact)])),
			...ofPerson,
			season: ({ match }) => match?.season ?? null,
			sequence: ({ match }) => match?.sequence ?? null,
			team: ({ side }) => side?.team ?? null,
		},
		ofBall: {},
		figures: {},
		measures: {
			player_of_match: adds("match"),
			orange_caps: adds("orange"),
			purple_caps: adds("purple"),
		},
	};
}

/** Prices are summed in hundredths of a crore, so that sums are exact. */
const price = (sum: Record<string, number>): Figure => (sum.known ? per(sum.price ?? 0, 100) : null);

export function squads(world: World): Kind {
	const rows = world.squads.map((squad): Row => {
		const { price_crore, person_id = "", franchise_id = "" } = squad;
		return {
			...EMPTY_ROW,
			person: world.person(person_id),
			own: { team: franchise_id, season: Number(squad.season), acquisition: squad.acquisition ?? "" },
			numbers: price_crore ? { known: 1, price: Math.round(100 * Number(price_crore)) } : {},
		};
	});
	return {
		rows: () => rows,
		parts: false,
		timeless: true,
		facts: {
			...ofPerson,
			team: ({ own }) => own.team ?? null,
			season: ({ own }) => own.season ?? null,
			acquisition: ({ own }) => own.acquisition ?? null,
		},
		ofBall: {},
		figures: { price },
		measures: {
			players: rowCount,
			price: { ratio: true, value: (all) => price({ known: totalOf(all, "known"), price: totalOf(all, "price") }) },
		},
	};
}

export function people(world: World): Kind {
	const rows = [...world.people.values()].map((person): Row => ({ ...EMPTY_ROW, person }));
	return {
		rows: () => rows,
		parts: false,
		timeless: true,
		facts: ofPerson,
		ofBall: {},
		figures: {},
		measures: { people: rowCount },
	};
}
