import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildTables } from "../record/builder/build.ts";
import { differencesFromCards, disagreements } from "../record/builder/check.ts";
import { readCricsheet } from "../record/builder/cricsheet.ts";
import { writeCsv } from "../record/builder/csv.ts";
import { readKnown } from "../record/builder/known.ts";
import { readWorkingData } from "../record/builder/working-data.ts";
import { writeSources } from "../record/file/sources.ts";
import { columnsOf, TABLES } from "../record/tables.ts";

const USAGE =
	"npm run record:build [-- <folder of the working data, or a Cricsheet archive *.zip>] writes data/record/";
const source = process.argv[2] ?? "../shared/data";
const target = new URL("../data/record/", import.meta.url).pathname;

if (source.startsWith("-")) {
	console.error(USAGE);
	process.exit(2);
}
try {
	const isArchive = source.endsWith(".zip");
	const read = isArchive ? readCricsheet(source, readKnown(target)) : readWorkingData(source);
	const tables = buildTables(read);
	const wrong = [...disagreements(tables), ...(isArchive ? [] : differencesFromCards(tables, source))];
	if (wrong.length > 0) throw new Error(`the sources disagree, nothing was written:\n${wrong.join("\n")}`);
	mkdirSync(target, { recursive: true });
	for (const name of TABLES) {
		const csv = writeCsv(
			columnsOf(name).map((column) => column.name),
			tables[name],
		);
		writeFileSync(join(target, `${name}.csv`), csv);
		console.log(
			`${name.padEnd(14)} ${String(tables[name].length).padStart(7)} rows ${Math.ceil(csv.length / 1024)} kB`,
		);
	}
	await writeSources(target, read, tables);
} catch (error) {
	console.error(`record:build: ${(error as Error).message}`);
	process.exit(1);
}
