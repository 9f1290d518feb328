import type { ErrorResponse } from "react-router";

/** A filter of an address with a value that does not exist. */
export type UnknownFilter = { filter: string; value: string };

const LONGEST_SHOWN = 60;
const IN_THE_RECORD = ["season", "team", "opponent", "stage", "ground", "player"];
/** The kind of a filter's value, where the filter's name does not say it. */
const KINDS: Record<string, string> = { opponent: "team", met: "player", sort: "column", from: "start" };

/**
 * Reads a filter of an address: the choice with the given name in any case; null without a value or for 'All'. Throws
 * a 404 for any other value, since an unfiltered list at that address would be wrong.
 */
export function readFilter<Choice>(
	search: URLSearchParams,
	filter: string,
	choices: readonly Choice[],
	namesOf: (choice: Choice) => readonly (string | number)[] = (choice) => [String(choice)],
): Choice | null {
	const given = givenFor(search, filter).toLowerCase();
	if (given === "" || given === "all") return null;
	const meant = choices.find((choice) => namesOf(choice).some((name) => String(name).toLowerCase() === given));
	if (meant === undefined) throw unknownFilter(filter, givenFor(search, filter));
	return meant;
}

/** The value of a filter without invisible characters; empty when there is none. */
export const givenFor = (search: URLSearchParams, filter: string): string => visible(search.get(filter) ?? "");

/** The 404 that a loader throws for an unknown value of a filter. A plain Response, because islands import this module without the router. */
export const unknownFilter = (filter: string, value: string): Response =>
	Response.json({ filter, value: safeToShow(value) } satisfies UnknownFilter, { status: 404 });

/** A requested value that is safe to show: visible characters only, shortened. */
export const safeToShow = (text: string): string => [...visible(text)].slice(0, LONGEST_SHOWN).join("");

const visible = (text: string) => text.replaceAll(/\p{C}/gu, "").trim();

export const isUnknownFilter = (error: unknown): error is ErrorResponse & { data: UnknownFilter } =>
	(error as Partial<ErrorResponse> | null)?.status === 404 && Boolean((error as ErrorResponse).data?.filter);

/** 'There's no season “1999” in the record.' */
export function unknownFilterText({ filter, value }: UnknownFilter): string {
	const kind = KINDS[filter] ?? filter;
	return `There's no ${kind} “${value}” ${IN_THE_RECORD.includes(kind) ? "in the record" : "here"}.`;
}

export type NamedTeam = {
	id: string;
	short_name: string;
	name: string;
	/** every name it has played under */
	names: { name: string; short_name: string }[];
};
/** The names of a team that an address may use: its codes and all its names. */
export const namesOfTeam = (team: NamedTeam): string[] => [
	team.id,
	team.short_name,
	team.name,
	...team.names.flatMap(({ name, short_name }) => [name, short_name]),
];
