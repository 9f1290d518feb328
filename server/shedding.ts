import type { AnyEntry } from "../platform/http/entry.ts";
import { unavailable } from "../platform/http/problem.ts";
import type { Pressure, Shed } from "../platform/limits/pressure.ts";

/** A server under pressure, as far as those ask who leave something out. */
export type Shedding = Pick<Pressure, "sheds">;

/** Entries are shed by these classes; joins come by sockets. */
type ShedEntry = Exclude<Shed, "joins">;

const TEXTS: Record<ShedEntry, string> = {
	answers: "It's packed in here right now. Please ask again in a moment.",
	counters: "It's packed in here right now, so this was not counted.",
	writes: "It's packed in here right now. Please try again in a moment.",
};
const RETRY_SECONDS = 5;

/** What a call of an entry counts as. Admins are let through: they are the ones to help. Null: it is never shed. */
export function shedOf({ sheds, method, guard }: Pick<AnyEntry, "sheds" | "method" | "guard">): ShedEntry | null {
	if (sheds) return sheds === "nothing" ? null : sheds;
	return method === "get" || guard === "admin" ? null : "writes";
}

/** Throws a Problem (503) when calls of the entry are shed now; those refused together get different times to retry. */
export function refuseUnderPressure(shedding: Shedding, entry: AnyEntry): void {
	const shed = shedOf(entry);
	if (shed) refuse(shedding, shed);
}

/** Throws a Problem (503) when answers are shed now: for what answers words and is no entry. */
export const refuseAnswer = (shedding: Shedding): void => refuse(shedding, "answers");

function refuse({ sheds }: Shedding, shed: ShedEntry): void {
	if (sheds(shed)) throw unavailable(TEXTS[shed], RETRY_SECONDS * (1 + Math.random()));
}
