import { keepRecord } from "../../record/file/keep.ts";
import { openMatchRecord } from "../../record/record.ts";
import { crawl, kindOf } from "../../tests/fixtures/crawl.ts";
import { differenceFrom, figuresIn } from "../../tests/fixtures/figures.ts";
import { RECORDS } from "../../tests/fixtures/record.ts";

// `npm run record:consistency -- http://localhost:3000`: follows all links of a running site and asks the record again
// for each figure. MOST=… limits the pages of each kind (a route, with or without a query).
const [address = "http://localhost:3000"] = process.argv.slice(2);
const origin = new URL(address).origin;
const most = Number(process.env.MOST ?? Number.POSITIVE_INFINITY);
const MOST_PARTS = 100;

const record = await openMatchRecord(await keepRecord(RECORDS));
let figures = 0;
let differing = 0;
const kinds = new Map<string, number>();

async function fetchPage(path: string): Promise<Response> {
	const response = await fetch(origin + path, { redirect: "manual" });
	if (response.status === 429 || response.status === 503) {
		await new Promise((resolve) => setTimeout(resolve, 1000 * Number(response.headers.get("retry-after") ?? 5)));
		return fetchPage(path);
	}
	const text = await response.text();
	for (const shown of figuresIn(text)) {
		figures += 1;
		kinds.set(kindOf(path), (kinds.get(kindOf(path)) ?? 0) + 1);
		const other = await differenceFrom(record, shown);
		if (other === undefined) continue;
		differing += 1;
		console.log(`${path}: ${shown.text}, the record says ${other}: ${JSON.stringify(shown.question)}`);
	}
	return new Response(text, { status: response.status === 304 ? 200 : response.status, headers: response.headers });
}

const pages = await crawl("/", {
	origin,
	// pages with search, sorting or comparison are endless
	most: (kind) => Math.min(most, kind.endsWith("?") ? MOST_PARTS : Number.POSITIVE_INFINITY),
	look: fetchPage,
});
record.close();
for (const [kind, count] of kinds) console.log(`${kind}: ${count} figures`);
console.log(`${pages.length} pages, ${figures} figures, ${differing} differ`);
process.exitCode = differing === 0 && figures > 0 ? 0 : 1;
