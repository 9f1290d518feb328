import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildTables } from "../../record/builder/build.ts";
import { contradictions, differencesFromCards } from "../../record/builder/check.ts";
import { readCricsheet } from "../../record/builder/cricsheet.ts";
import { readExistingData } from "../../record/builder/existing-data.ts";
import { readWorkingData } from "../../record/builder/working-data.ts";
import { SOURCES } from "../../record/file/keep.ts";
import { makeRecord } from "../../record/file/make.ts";
import { readMatches } from "../../record/file/matches.ts";
import { writeSources } from "../../record/file/sources.ts";

const USAGE =
	"npm run record:build [-- <folder of the working data, or a Cricsheet archive *.zip>] writes data/record/";
const source = process.argv[2] ?? "../shared/data";

if (source.startsWith("-")) {
	console.error(USAGE);
	process.exit(2);
}
const scratch = mkdtempSync(join(tmpdir(), "record-build-"));
try {
	const isArchive = source.endsWith(".zip");
	const read = isArchive
		? readCricsheet(source, { ...readExistingData(SOURCES), matches: await readMatches(SOURCES) })
		: { ...readWorkingData(source), left_out: [] };
	for (const { file, reason } of read.left_out) console.log(`Left out ${file}: ${reason}`);
	const sources = join(scratch, "sources");
	const file = join(scratch, "record.duckdb");
	await writeSources(sources, read, buildTables(read));
	await makeRecord(sources, file);
	const wrong = [...contradictions(read), ...(isArchive ? [] : await differencesFromCards(file, source))];
	if (wrong.length > 0) throw new Error(`the sources disagree, nothing was written:\n${wrong.join("\n")}`);
	mkdirSync(SOURCES, { recursive: true });
	for (const name of readdirSync(sources)) {
		copyFileSync(join(sources, name), join(SOURCES, name));
		console.log(`${name.padEnd(16)} ${String(Math.ceil(statSync(join(sources, name)).size / 1024)).padStart(5)} kB`);
	}
} catch (error) {
	console.error(`record:build: ${(error as Error).message}`);
	process.exitCode = 1;
} finally {
	rmSync(scratch, { recursive: true, force: true });
}
