import { type Asked, conditionsOf, type Part } from "./question.ts";
import type { World } from "./world.ts";

/** Returns a function that finds conditions with values that the record lacks. */
export function unknownValuesIn(world: World): (asked: Asked) => string[] {
	const people = new Set<unknown>(world.names.people.keys());
	const sides = new Set<unknown>(world.names.franchises.keys());
	const matches = new Set<unknown>(world.matches.map(({ id }) => id));
	const everybody = [...world.people.values()];
	const styles = new Set<unknown>(everybody.map(({ bowl_style }) => bowl_style));
	const known: Record<string, Set<unknown>> = {
		...{ player: people, batter: people, bowler: people, partner: people, fielder: people },
		...{ team: sides, opponent: sides, match: matches, until: matches },
		ground: new Set(world.names.grounds.keys()),
		city: new Set(world.cities),
		country: new Set(world.countries),
		nationality: new Set(everybody.map(({ nationality }) => nationality)),
		bowl_style: styles,
		"against.bowl_style": styles,
		dismissal: new Set([
			"not out",
			...world.balls.flatMap(({ outs, retired }) => [...outs, ...retired].map(({ kind }) => kind)),
		]),
	};
	const strangers = (part: Part, path: string) =>
		conditionsOf(part).flatMap(([name, value]) => {
			const list = known[name];
			const values = Array.isArray(value) ? value : [value];
			return list && values.some((one) => !list.has(one)) ? [`${path}.${name}`] : [];
		});
	return ({ where = {}, until }) => [
		...strangers(until === undefined ? where : { ...where, until }, "where"),
		...strangers(where.not ?? {}, "where.not"),
	];
}
