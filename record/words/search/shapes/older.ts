import type { Reading } from "../../plans/plan.ts";
import { has, only, type Parts } from "../parts.ts";

/** Which of two was born first: "is Bumrah older than Jadeja", "who is younger, Pant or Gill". */
export function olderReadings(parts: Parts): Reading[] {
	if (!has(parts, "age") || !only(parts, "age", "more", "best", "links", "who", "yes_no")) return [];
	if (parts.focus.some((concept) => concept !== "matches") || parts.nouns.some(({ by }) => by !== "player")) return [];
	const [way, ...others] = [...parts.more, ...parts.best].map((one) => one.way);
	const people = parts.scope.flatMap((piece) =>
		piece.is === "person" && !piece.not && piece.ids.length === 1 ? piece.ids : [],
	);
	const [a, b, ...more] = people;
	if (!way || others.length > 0 || !a || !b || more.length > 0 || people.length !== parts.scope.length) return [];
	const ask = has(parts, "yes_no") && !parts.links.includes("or") ? ("check" as const) : ("which" as const);
	const question = { rows: "people" as const, measures: ["people"], where: { player: [a, b] } };
	return [{ plan: { do: "older", ask, way: way === "low" ? "low" : "high", of: [a, b], question }, cost: -0.5 }];
}
