import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../fixtures/process.ts";
import { startFailingStub, WAYS } from "../stubs/failing.ts";
import { ORIGIN, openCluster } from "./cluster.ts";
import { allStored, counted, type Finding, none, type Report } from "./finding.ts";

const PAGES = ["/", "/facts", "/teams", "/quiz", "/news"];
const PAUSE_MS = 50;
const PATIENCE_MS = 30_000;
/** After this many failures in a row the site stops requesting the provider of models for a while. */
const UNTIL_REST = 5;
const QUESTIONS = 12;
const ARTICLES = Array.from({ length: 20 }, (_, at) => `https://paper.example/cricket/${at}`);

/**
 * Feeds fail in ten ways (and one works), the search provider in eight, and the provider of models in a different way
 * each time, while pages are read. No page may wait for them, every question needs an answer, and nothing may be stored
 * twice.
 */
export async function outsideUnderChaos(report: Report): Promise<Finding[]> {
	const stub = await startFailingStub(ARTICLES);
	await using closing = new AsyncDisposableStack();
	closing.defer(stub.close);
	const refusing = `http://127.0.0.1:${await freePort()}/feed`;
	const feeds = [...WAYS.map((way) => `${stub.url}/feed/${way}`), refusing, `${stub.bad_tls_url}/feed`];
	const settings = {
		OUTSIDE_ADDRESSES: "127.0.0.1",
		NEWS_FEEDS: [...feeds, `${stub.url}/feed/good`].join(),
		SERPER_API_KEY: "key",
		SERPER_BASE_URL: stub.url,
		AI_PROVIDER: "openai-compatible",
		AI_BASE_URL: `${stub.url}/v1`,
		AI_MODEL: "stub",
		AI_TIMEOUT: "6",
		AI_DAILY_BUDGET: "50000000",
	};
	await using cluster = await openCluster([settings, settings]);
	const { urls, pool } = cluster;
	const url = urls[0] as string;
	const load = readAllTheTime(urls);

	report("feeds are asked, by both processes at once, twice");
	const refreshes = [];
	for (let turn = 0; turn < 2; turn++)
		refreshes.push(...(await Promise.all(urls.map((of) => ask(of, "/news/refresh", {})))));
	report("the search provider is asked");
	const searches = await Promise.all(WAYS.map((query) => ask(url, "/serper-search", { query })));
	report("the assistant is asked");
	const answers = [];
	for (let question = 0; question < UNTIL_REST; question++) answers.push(await askAssistant(url));
	const asked_before_rest = stub.asked.model;
	for (let question = UNTIL_REST; question < QUESTIONS; question++) answers.push(await askAssistant(url));
	const asked_at_rest = stub.asked.model - asked_before_rest;
	const { asked, read } = await load.stop();
	report(`the provider of models was asked ${asked_before_rest} times before the site paused it`);

	const { rows } = await pool.query("select link from news_articles where link like 'https://paper.example/%'");
	return [
		counted("pages read meanwhile, of those requested", asked, read),
		counted("requests for news answered", refreshes.length, refreshes.filter((status) => status === 200).length),
		allStored(
			"articles of the feed that works",
			ARTICLES,
			rows.map(({ link }) => link),
		),
		counted(
			"searches answered with a clear refusal",
			WAYS.length,
			searches.filter((status) => status > 500 || status === 429).length,
		),
		counted(
			"questions to the assistant answered from the record",
			QUESTIONS,
			answers.filter((status) => status === 200).length,
		),
		none("times the provider of models was asked while it was paused", asked_at_rest),
		none("times a redirect led into the inner network", stub.asked.inner),
		none("processes that ended by themselves", cluster.countExited()),
	];
}

/** Posts and returns the status; 0 without an answer in time. */
async function ask(url: string, path: string, body: unknown): Promise<number> {
	const response = await fetch(`${url}/api${path}`, {
		method: "POST",
		headers: { "content-type": "application/json", origin: ORIGIN },
		body: JSON.stringify(body),
		signal: AbortSignal.timeout(PATIENCE_MS),
	}).catch(() => undefined);
	await response?.text();
	return response?.status ?? 0;
}

const askAssistant = (url: string) =>
	ask(url, "/functions/ipl-ai-assistant", { question: "Who has scored the most runs?" });

function readAllTheTime(urls: readonly string[]) {
	let over = false;
	let asked = 0;
	let read = 0;
	const reading = (async () => {
		while (!over) {
			for (const url of urls)
				for (const path of PAGES) {
					asked++;
					const response = await fetch(url + path).catch(() => undefined);
					await response?.arrayBuffer();
					if (response?.status === 200) read++;
				}
			await sleep(PAUSE_MS);
		}
	})();
	return {
		async stop() {
			over = true;
			await reading;
			return { asked, read };
		},
	};
}
