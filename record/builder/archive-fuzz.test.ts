import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { changedArchive } from "../../tests/fixtures/changed-archives.ts";
import { LONG, seededInts } from "../../tests/fixtures/gate.ts";
import { type Figures, figuresOfFiles, figuresOfRecord } from "../../tests/fixtures/plain-figures.ts";
import { scratch } from "../../tests/fixtures/scratch.ts";
import { SOURCES } from "../file/keep.ts";
import { makeRecord } from "../file/make.ts";
import { writeSources } from "../file/sources.ts";
import { openMatchRecord } from "../record.ts";
import { buildTables } from "./build.ts";
import { contradictions } from "./check.ts";
import { type ReadArchive, readCricsheet } from "./cricsheet.ts";
import { readExistingData } from "./existing-data.ts";
import type { CricsheetMatch } from "./format.ts";

const COUNT = LONG ? 2000 : 100;
/** The gate reads all archives and builds the record of some, which takes 0.3 s each. */
const EVERY = LONG ? 1 : 20;

const known = { ...readExistingData(SOURCES), matches: [] };
const franchises = new Map(known.teams.map(({ name, franchise_id }) => [name, franchise_id as string]));
const franchiseOf = (team: string) => franchises.get(team) ?? "";

test("randomly changed archives give the figures of their files, or list the file left out", async () => {
	const folder = scratch(onTestFinished);
	const dice = seededInts();
	let usual: Figures | undefined;
	const wrong: string[] = [];
	const ends = { taken: 0, left_out: 0, refused: 0 };
	let compared = 0;
	for (let count = 0; count < COUNT; count++) {
		const { what, harmless, files, bytes } = changedArchive(dice);
		const path = join(folder, "archive.zip");
		writeFileSync(path, bytes);
		let read: ReadArchive;
		try {
			read = readCricsheet(path, known);
			if (contradictions(read).length > 0) throw new Error(contradictions(read)[0]);
		} catch (error) {
			ends.refused++;
			if (harmless) wrong.push(`${count} ${what}: refused, ${(error as Error).message}`);
			continue;
		}
		ends[read.left_out.length > 0 ? "left_out" : "taken"]++;
		if (count % EVERY > 0) continue;
		compared++;
		const figures = await figuresIn(join(folder, String(count)), read);
		if (harmless) {
			usual ??= figures;
			if (differs(figures, usual)) wrong.push(`${count} ${what}: ${differs(figures, usual)}`);
			continue;
		}
		const plain = figuresOfFiles(takenFrom(files, read), franchiseOf);
		if (differs(figures, plain)) wrong.push(`${count} ${what}: ${differs(figures, plain)}`);
	}
	expect(wrong).toEqual([]);
	expect(compared).toBeGreaterThan(COUNT / EVERY / 2);
	// both outcomes must occur, or the changes prove nothing
	for (const [end, met] of Object.entries(ends)) if (end !== "refused") expect(met, end).toBeGreaterThan(COUNT / 10);
});

async function figuresIn(folder: string, read: ReadArchive): Promise<Figures> {
	await writeSources(folder, read, buildTables(read));
	const path = join(folder, "record.duckdb");
	await makeRecord(folder, path);
	const record = await openMatchRecord({ path, edition: folder });
	try {
		return new Map([...(await figuresOfRecord(record)), ["grounds", record.names.grounds.length]]);
	} finally {
		record.close();
		rmSync(folder, { recursive: true });
	}
}

/** The matches of the files read, by number. */
function takenFrom(files: Record<string, unknown>, read: ReadArchive): Map<number, CricsheetMatch> {
	const left_out = new Set(read.left_out.map(({ file }) => file));
	const taken = Object.entries(files).filter(([name]) => !left_out.has(name));
	return new Map(
		taken.map(([name, file]) => [Number.parseInt(name.split("/").at(-1) ?? "", 10), file as CricsheetMatch]),
	);
}

/** The first figure that differs. Grounds are compared only where both have them. */
function differs(figures: Figures, others: Figures): string | undefined {
	const names = new Set([...figures.keys(), ...others.keys()]);
	if (!others.has("grounds")) names.delete("grounds");
	const name = [...names].find((one) => figures.get(one) !== others.get(one));
	return name && `${name} ${figures.get(name)}, not ${others.get(name)}`;
}
