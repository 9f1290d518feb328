import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { loadSettings } from "../../platform/env.ts";
import { failPlainly } from "../../platform/http/plain-errors.ts";
import type { UnfinishedMatch } from "../../record/builder/format.ts";
import { keepRecord } from "../../record/file/keep.ts";
import { openMatchRecord } from "../../record/record.ts";
import { documentOf } from "./document.ts";
import { invalidDocumentsOf } from "./invalid-documents.ts";
import { ballsIn, upTo } from "./up-to.ts";

// `npm run match:play -- 1535465 --pace 20`: plays an old match into a running site, as a feed would.
const USAGE = `npm run match:play -- <match> [--pace 20] [--to http://localhost:3000] [--as <number>] [--date 2030-04-01]
  --stall    falls silent for three minutes after every thirtieth ball
  --repeat   sends every ball twice, and after every fifth an old one
  --correct  sends every tenth ball with a run too many, and corrects it with the next ball
  --lie      sends an impossible document after every fifth ball
  --pace     how many times as fast as a match of 40 seconds a ball
The site needs MATCH_FEED_TOKEN; this command reads it from its own environment or .env.`;

const SECONDS_A_BALL = 40;
const STALL_SECONDS = 180;
/** Added to the id of an old match, because the record has that match already. */
const NUMBER_OFFSET = 800_000_000;

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		pace: { type: "string", default: "20" },
		to: { type: "string" },
		as: { type: "string" },
		date: { type: "string" },
		stall: { type: "boolean", default: false },
		repeat: { type: "boolean", default: false },
		correct: { type: "boolean", default: false },
		lie: { type: "boolean", default: false },
	},
});
failPlainly();
const [id, pace] = [Number(positionals[0]), Number(values.pace)];
const settings = loadSettings();
const token = settings.MATCH_FEED_TOKEN;
if (!Number.isInteger(id) || !(pace > 0) || !token) {
	console.error(USAGE);
	process.exit(2);
}
const record = await openMatchRecord(await keepRecord(settings.DATA_DIR));
const date = values.date ?? new Date().toISOString().slice(0, 10);
const match = await documentOf(record, id, { date });
record.close();
const number = Number(values.as ?? NUMBER_OFFSET + id);
const address = `${values.to ?? settings.SITE_URL}/api/matches/${number}/live`;
console.log(`Playing ${match.info.teams.join(" v ")} into ${address.replace("/api", "").replace(/\/live$/, "")}`);

/** Sends a document and returns the site's answer as text. */
async function send(document: unknown): Promise<string> {
	const answer = await fetch(address, {
		method: "POST",
		headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
		body: JSON.stringify(document),
	});
	const { state, detail, asked = [] } = (await answer.json()) as { state?: string; detail?: string; asked?: string[] };
	const unknown = asked.length > 0 ? `, nobody knows ${asked.join(", ")}` : "";
	return answer.ok ? `${state}${unknown}` : `${answer.status} ${detail}`;
}

/** The document with an extra run on the last ball. */
function mistaken(document: UnfinishedMatch): UnfinishedMatch {
	const wrong = structuredClone(document);
	const last = wrong.innings.at(-1)?.overs?.at(-1)?.deliveries.at(-1);
	if (last) last.runs = { ...last.runs, batter: last.runs.batter + 1, total: last.runs.total + 1 };
	return wrong;
}

const last_ball = ballsIn(match);
let revision = 1;
for (let ball = 0; ball <= last_ball; ball++) {
	const document = upTo(match, ball, revision) as UnfinishedMatch;
	const wrong = values.correct && ball > 0 && ball % 10 === 0 && ball < last_ball - 2;
	console.log(
		`ball ${ball} of ${last_ball}: ${await send(wrong ? mistaken(document) : document)}${wrong ? " (a run too many)" : ""}`,
	);
	// a new revision corrects the wrong ball
	if (values.correct && ball % 10 === 0) revision += 1;
	if (values.repeat && ball > 0) {
		console.log(`  again: ${await send(wrong ? mistaken(document) : document)}`);
		if (ball % 5 === 0) console.log(`  an old one: ${await send(upTo(match, ball - 3, document.meta.revision))}`);
	}
	if (values.lie && ball > 0 && ball % 5 === 0) {
		const documents = invalidDocumentsOf(document);
		const invalid = documents[(ball / 5) % documents.length];
		if (invalid) console.log(`  ${invalid.name}: ${await send(invalid.document)}`);
	}
	if (values.stall && ball > 0 && ball % 30 === 0) await wait(STALL_SECONDS * 1000);
	if (ball < last_ball) await wait((SECONDS_A_BALL * 1000) / pace);
}
