import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadSettings } from "../../platform/env.ts";
import { failPlainly } from "../../platform/http/plain-errors.ts";
import { readHistory } from "../../record/chance/history.ts";
import { fitSeasons } from "../../record/chance/seasons.ts";
import { keepRecord } from "../../record/file/keep.ts";
import { EVERY_BALL, openRecord } from "../../record/file/open.ts";
import { openMatchRecord } from "../../record/record.ts";

// `npm run chance:fit`: for each season, fits the chance of winning on the earlier seasons and scores that model on the
// season. Writes weights.json and scores.json to record/chance/. Run it when the record has a new season.
failPlainly();
const folder = fileURLToPath(new URL("../../record/chance", import.meta.url));
const kept = await keepRecord(loadSettings().DATA_DIR);
const record = await openMatchRecord(kept);
const file = await openRecord(kept.path, EVERY_BALL);
try {
	const { weights, scores } = fitSeasons(await readHistory(file), record.as_of);
	for (const [name, content] of Object.entries({ weights, scores }))
		writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(content, null, "\t")}\n`);
	console.log(`${scores.all.matches} matches of ${scores.seasons.length} seasons, as of ${record.as_of.label}`);
} finally {
	file.close();
	record.close();
}
