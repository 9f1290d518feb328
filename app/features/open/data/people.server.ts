import type { z } from "zod";
import type { Queryable } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { loadPlayerFigures } from "../../players/figures.server.ts";
import { loadFielding } from "../../players/profile/feats.server.ts";
import { careerAndSeasons } from "../../players/profile/profile.server.ts";
import { playerSlugs } from "../../players/slugs.server.ts";
import type { personLineSchema, personSchema } from "./schemas.ts";

type PersonLine = z.output<typeof personLineSchema>;
export type Person = z.output<typeof personSchema>;

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Returns the people for whom each word of `q` begins a word of one of their names, ignoring case and accents.
 * Everybody for an empty `q`. Most matches first.
 */
export function searchPeople({ names }: Pick<MatchRecord, "names">, q: string): PersonLine[] {
	const words = plain(q).split(/\s+/).filter(Boolean);
	return names.people.filter(({ name, initials, full_name }) => {
		const parts = plain(`${name} ${initials} ${full_name ?? ""}`).split(/[\s-]+/);
		return words.every((word) => parts.some((part) => part.startsWith(word)));
	});
}

/** Returns the path of a person's page, or null without one. One query. */
export async function findPersonPage(db: Queryable, id: string): Promise<string | null> {
	const slug = (await playerSlugs(db, [id]))[id];
	return slug === undefined ? null : `/players/${slug}`;
}

/** Returns a person's career and seasons by Cricsheet's id; null for an unknown id. */
export async function findPerson(record: MatchRecord, id: string): Promise<Omit<Person, "page"> | null> {
	const line = record.names.people.find((person) => person.id === id);
	if (!line) return null;
	const [lines, fielding] = await Promise.all([loadPlayerFigures(record, [id]), loadFielding(record, id)]);
	const figures = lines.map(({ player_id, overs, ...numbers }) => numbers);
	const { career, seasons } = careerAndSeasons(lines);
	const figuresOf = (line: typeof career) => (line ? (figures[lines.indexOf(line)] ?? null) : null);
	return {
		...line,
		career: figuresOf(career),
		seasons: seasons.flatMap((season) => figuresOf(season) ?? []),
		fielding,
		as_of: record.as_of,
	};
}
