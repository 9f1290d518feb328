import type { Asking, Extreme, Mark } from "./tables/asking.ts";

/** A part of a frame by which forms differ. `name`: the question asks for a name; `way`: its measure is an extreme. */
export type Kind =
	| `ask:${Asking}`
	| `extreme:${Extreme}`
	| `mark:${Mark | "first"}`
	| "career_mark"
	| "choice"
	| "comparing"
	| "name"
	| "nth"
	| "several"
	| "threshold"
	| "way"
	| "yes";

/** What a form requires of a frame, one kind of each group, and what it may take besides. */
export type Signature = { needs: readonly (readonly Kind[])[]; takes: readonly Kind[] };

/** Whether a frame has all that a signature needs and nothing that it does not take. */
export function meets({ needs, takes }: Signature, kinds: ReadonlySet<Kind>): boolean {
	const known = new Set([...needs.flat(), ...takes]);
	return needs.every((group) => group.some((kind) => kinds.has(kind))) && [...kinds].every((kind) => known.has(kind));
}
