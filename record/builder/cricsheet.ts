import { readFileSync } from "node:fs";
import AdmZip from "adm-zip";
import { type ReadMatch, withoutDuplicates } from "./duplicates.ts";
import type { ExistingData } from "./existing-data.ts";
import { faultsOf } from "./faults.ts";
import { type CricsheetMatch, finishedMatch, isOver } from "./format.ts";
import { groundsFrom } from "./grounds.ts";
import { matchFrom, playersOf } from "./match.ts";
import type { Row, Source, SourceMatch } from "./source.ts";

/** Match files have up to 300 kB. */
const MOST_BYTES = 4 * 1024 * 1024;

/** A file without a usable match, and why. `stays`: the record's match that stays unchanged. */
export type LeftOut = { file: string; reason: string; stays?: number };
/** The source of a record, and the files that are not in it. */
export type ReadArchive = Source & { left_out: LeftOut[] };

/**
 * Reads a Cricsheet archive (a zip with a JSON file per match). Known grounds, teams and people keep their names; a new
 * venue becomes a new ground, and a new player has the scorecard's name. An unreadable file is listed in `left_out`; if
 * the record has its match, that match stays.
 * Throws if the archive is no zip, has no readable match, or lacks a match of the record.
 */
export function readCricsheet(path: string, known: ExistingData): ReadArchive {
	const { groundOf } = groundsFrom(known.grounds);
	const sides = new Map(known.teams.map(({ name, franchise_id }) => [name, franchise_id as string]));
	const newcomers = new Map<string, string>();
	const left_out: LeftOut[] = [];
	const read = filesOf(path).flatMap(({ file, entry }): ReadMatch[] => {
		try {
			if (entry.header.size > MOST_BYTES) throw new Error(`a match has at most ${MOST_BYTES / 1024 / 1024} MB`);
			const id = numberOf(file);
			const match = documentOf(bytesOf(entry));
			refuseSides(match, known);
			const players = [...playersOf(match)];
			return [{ file, id, match: matchFrom(id, match, groundOf), players }];
		} catch (error) {
			left_out.push({ file, reason: (error as Error).message });
			return [];
		}
	});
	const once = withoutDuplicates(read, known.matches, (team) => sides.get(team) as string);
	for (const { players } of once.taken) for (const [player, id] of players) newcomers.set(id, player);
	const matches = once.taken.map(({ match }) => match);
	const held = new Set(matches.map(({ id }) => id));
	const named = [...left_out, ...once.left_out].map((one): LeftOut => {
		const stays = known.matches.find(({ id }) => !held.has(id) && id === numberIn(one.file));
		return stays ? { ...one, stays: stays.id } : one;
	});
	const staying = new Set(named.map(({ stays }) => stays));
	matches.push(...known.matches.filter(({ id }) => staying.has(id)));
	refuseLostMatches(path, known.matches, matches, named);
	for (const person of known.people) newcomers.delete(person.id as string);
	return {
		matches,
		people: [...known.people, ...[...newcomers].map(([id, name]) => personFrom(id, name))],
		squads: known.squads,
		franchises: known.franchises,
		teams: known.teams,
		left_out: named,
	};
}

function refuseLostMatches(path: string, known: SourceMatch[], matches: SourceMatch[], left_out: LeftOut[]): void {
	const ids = new Set(matches.map(({ id }) => id));
	const lost = known.flatMap(({ id }) => (ids.has(id) ? [] : id));
	if (lost.length > 0)
		throw new Error(`${path} lacks ${lost.length} matches of the record (${lost.slice(0, 5).join(", ")})`);
	if (matches.length > 0) return;
	const reasons = left_out.slice(0, 5).map(({ file, reason }) => `${file}: ${reason}`);
	throw new Error(`${path} holds no match that can be read:\n${reasons.join("\n")}`);
}

/** Throws for teams without a franchise, for two of one franchise, and for a match before a side's first season. */
function refuseSides({ info }: CricsheetMatch, { teams, franchises }: ExistingData): void {
	const season = Number(info.dates[0]?.slice(0, 4));
	const ids = info.teams.map((team) => {
		const id = teams.find(({ name }) => name === team)?.franchise_id;
		const franchise = franchises.find((one) => one.id === id);
		if (!franchise) throw new Error(`no franchise is known for the team "${team}"`);
		if (Number(franchise.first_season) > season)
			throw new Error(`"${team}" had no season before ${franchise.first_season}`);
		return id;
	});
	if (ids[0] === ids[1]) throw new Error(`"${info.teams.join('" and "')}" are one side`);
}

type File = { file: string; entry: AdmZip.IZipEntry };

/** The JSON files of an archive, except hidden ones. Throws for a damaged zip, no such file, and two of one name. */
function filesOf(path: string): File[] {
	const entries = new AdmZip(readFileSync(path))
		.getEntries()
		.filter(({ entryName: name }) => /\.json$/i.test(name) && !name.split(/[\\/]/).some(isHidden));
	if (entries.length === 0) throw new Error(`${path} holds no match (*.json)`);
	return entries.map((entry) => ({ file: entry.entryName.replaceAll("\\", "/"), entry }));
}

const isHidden = (part: string) => part === "__MACOSX" || (part.startsWith(".") && part !== ".");

const numberIn = (file: string): number | undefined => {
	const [, digits] = file.match(/(?:^|\/)(\d{1,9})\.json$/i) ?? [];
	return digits === undefined ? undefined : Number(digits);
};

function numberOf(file: string): number {
	const number = numberIn(file);
	if (!number) throw new Error("the file's name is not the number of a match");
	return number;
}

/** Unpacks a file. Throws if its checksum differs. */
function bytesOf(entry: AdmZip.IZipEntry): Uint8Array {
	try {
		return entry.getData();
	} catch {
		throw new Error("the file is damaged in the archive");
	}
}

/** Parses a finished match. Throws for invalid JSON, another format, an unfinished match and an impossible one. */
function documentOf(bytes: Uint8Array): CricsheetMatch {
	const read = finishedMatch.safeParse(JSON.parse(textOf(bytes)));
	const [issue] = read.error?.issues ?? [];
	if (!read.success) throw new Error(`${issue?.path.join(".") || "the whole"}: ${issue?.message}`);
	if (!isOver(read.data)) throw new Error("info.outcome: it does not say how the match ended");
	const [fault] = faultsOf(read.data);
	if (fault) throw new Error(`${fault.field}: ${fault.fault}`);
	return read.data;
}

/** Decodes UTF-8, or UTF-16 with a byte order mark. Throws for other bytes. */
function textOf(bytes: Uint8Array): string {
	const [first, second] = bytes;
	const encoding =
		first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
	return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

function personFrom(id: string, name: string): Row {
	return { id, name, display_name: name, sources: { display_name: "cricsheet" } };
}
