import type { AnyEntry } from "../platform/http/entry.ts";
import { unavailable } from "../platform/http/problem.ts";
import type { Pressure, Shed } from "../platform/limits/pressure.ts";

/** The part of `Pressure` that sheds. */
export type Shedding = Pick<Pressure, "sheds">;

/** Classes of entries; joins use sockets. */
type ShedEntry = Exclude<Shed, "joins">;

const TEXTS: Record<ShedEntry, string> = {
	answers: "It's packed in here right now. Please ask again in a moment.",
	counters: "It's packed in here right now, so this was not counted.",
	writes: "It's packed in here right now. Please try again in a moment.",
};
const RETRY_SECONDS = 5;

/** The class of an entry, or null if it is never shed. Admins' entries are not, because admins can help. */
export function shedOf({ sheds, method, guard }: Pick<AnyEntry, "sheds" | "method" | "guard">): ShedEntry | null {
	if (sheds) return sheds === "nothing" ? null : sheds;
	return method === "get" || guard === "admin" ? null : "writes";
}

/** Throws a Problem (503) if the entry is shed now. The times to retry are spread. */
export function refuseUnderPressure(shedding: Shedding, entry: AnyEntry): void {
	const shed = shedOf(entry);
	if (shed) refuse(shedding, shed);
}

/** Throws a Problem (503) if answers are shed now, for answers outside of entries. */
export const refuseAnswer = (shedding: Shedding): void => refuse(shedding, "answers");

function refuse({ sheds }: Shedding, shed: ShedEntry): void {
	if (sheds(shed)) throw unavailable(TEXTS[shed], RETRY_SECONDS * (1 + Math.random()));
}
