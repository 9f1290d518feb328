import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { dearestQuestions, flood } from "../fixtures/dear-questions.ts";
import { LONG } from "../fixtures/gate.ts";
import { ownSite } from "../fixtures/own-site.ts";
import { endOf } from "../fixtures/process.ts";
import { testRecord } from "../fixtures/record.ts";

const DEAREST = 1000;
/** The most memory of a process: V8's heap as `npm start` limits it, the record's memory, and the rest. */
const MOST_MB = 1_100;
const { start } = ownSite({
	TRUST_PROXY: "on",
	NODE_OPTIONS: "--max-semi-space-size=8 --max-old-space-size=768",
});

test("SITE-3 the most expensive questions of one network do not end the process or block another network", async () => {
	const { url, child } = await start();
	const { names } = await testRecord();
	const questions = await dearestQuestions(LONG ? DEAREST : 24);
	const { statuses, small } = await flood(
		url,
		questions,
		names.people.map(({ id }) => id),
	);
	expect(endOf(child)).toBe(null);
	// a question may be rejected for its cost (413, 503) and must never fail
	const others = Object.keys(statuses).filter((status) => !["200", "413", "503"].includes(status));
	expect([statuses, others]).toEqual([statuses, []]);
	expect(statuses[200]).toBeGreaterThan(questions.length / 2);
	expect(small.filter(({ status }) => status !== 200)).toEqual([]);
	expect(small.filter(({ waiting }) => waiting > 1).length).toBeGreaterThan(3);
	const megabytes = Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" })) / 1024;
	console.info(`${questions.length} dear questions: ${JSON.stringify(statuses)}, ${Math.round(megabytes)} MB`);
	expect(megabytes).toBeLessThan(MOST_MB);
});
