import { data, type ErrorResponse, isRouteErrorResponse } from "react-router";

/** A value that a filter of an address was given and does not have. */
export type UnknownFilter = { filter: string; value: string };

const LONGEST_TOLD = 60;
const IN_THE_RECORD = ["season", "team", "opponent", "stage", "ground", "player"];
/** What a filter is of, where its name in the address does not say it. */
const KINDS: Record<string, string> = { opponent: "team", met: "player" };

/**
 * What an address asks for by a filter: the choice that goes by the given name, capitals or not; null when it gives none, or
 * 'All'. Throws the page's 404 for any other value: a list of everything under such an address would say what is not so.
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

/** What an address says of a filter, without what cannot be seen; empty when it says nothing. */
export const givenFor = (search: URLSearchParams, filter: string): string => visible(search.get(filter) ?? "");

/** The 404 of a page whose filter was given a value that there is none of. To be thrown by its loader. */
export function unknownFilter(filter: string, value: string) {
	return data<UnknownFilter>({ filter, value: asTold(value) }, { status: 404 });
}

/** A requested value in a form that a page may show: visible characters only, shortened. */
export const asTold = (text: string): string => [...visible(text)].slice(0, LONGEST_TOLD).join("");

const visible = (text: string) => text.replaceAll(/\p{C}/gu, "").trim();

export const isUnknownFilter = (error: unknown): error is ErrorResponse & { data: UnknownFilter } =>
	isRouteErrorResponse(error) && error.status === 404 && Boolean(error.data?.filter);

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
/** The names that a team goes by in an address: its codes and names of any time. */
export const namesOfTeam = (team: NamedTeam): string[] => [
	team.id,
	team.short_name,
	team.name,
	...team.names.flatMap(({ name, short_name }) => [name, short_name]),
];
