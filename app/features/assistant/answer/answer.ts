import type { QueryName, QueryParams, QueryResult } from "../../../../record/catalogue.ts";
import type { AsOf } from "../../../../record/snapshot.ts";
import type { Person } from "../read/people.ts";
import type { Reading } from "../read/reading.ts";
import type { World } from "../read/world.server.ts";

export type Link = { label: string; href: string };
/** A question of the record's catalogue that an answer rests on. */
export type Asked = { name: QueryName; params: Record<string, unknown> };

export type Answer = {
	/** 'answer' states a figure or a name; 'ask_back' wants to know which of several is meant; 'unknown' says why not */
	kind: "answer" | "ask_back" | "unknown";
	/** one or two sentences, the figure first */
	text: string;
	/** the figure or name by itself */
	figure: string | null;
	definition: string | null;
	as_of: AsOf;
	links: Link[];
	asked: Asked[];
};

export type Ask = <Name extends QueryName>(name: Name, params: QueryParams<Name>) => Promise<QueryResult<Name>>;
/** What an answer is made with: the record, what it is called, and what has been asked of it for this answer. */
export type Context = { ask: Ask; world: World; asked: Asked[] };

type Stated = {
	text: string;
	figure?: string | number | null;
	definition?: string | undefined;
	links?: (Link | null)[];
};

export const stated = ({ world, asked }: Context, { text, figure, definition, links = [] }: Stated): Answer => ({
	kind: "answer",
	text,
	figure: figure === undefined || figure === null ? null : String(figure),
	definition: definition ?? null,
	as_of: world.as_of,
	links: links.filter((link) => link !== null),
	asked,
});

/** Says that the record cannot answer, why, and what it can. */
export const unknown = ({ world, asked }: Context, why: string): Answer => ({
	kind: "unknown",
	text: `I can't tell from the match record: ${why}.`,
	figure: null,
	definition: null,
	as_of: world.as_of,
	links: [],
	asked,
});

/** Asks which of several is meant. */
export const askBack = ({ world, asked }: Context, names: string[]): Answer => ({
	kind: "ask_back",
	text: `Did you mean ${names.length > 1 ? `${names.slice(0, -1).join(", ")} or ${names.at(-1)}` : names[0]}?`,
	figure: null,
	definition: null,
	as_of: world.as_of,
	links: [],
	asked,
});

export const matchLink = (match_id: number | undefined, label = "The scorecard"): Link | null =>
	match_id ? { label, href: `/matches/${match_id}` } : null;

/** The matches that a player's figures were counted from. */
export function matchesOf(
	{ name, slug }: Person,
	{ grounds, span, stage }: Pick<Reading, "grounds" | "span" | "stage">,
	sides: { team?: string; opponent?: string } = {},
): Link | null {
	if (!slug) return null;
	const part = { player: slug, ...sides, ground: grounds[0], season: span?.single ? span.from : undefined, stage };
	const given = Object.entries(part).flatMap(([key, value]) => (value ? [[key, String(value)]] : []));
	return { label: `The matches of ${name}`, href: `/matches?${new URLSearchParams(given)}` };
}
