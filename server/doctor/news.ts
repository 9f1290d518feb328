import { feedFault } from "../../app/features/news/sources/feeds.server.ts";
import type { Settings } from "../../platform/env.ts";
import {
	createOutsideFetch,
	OutsideError,
	type OutsideFailure,
	outsideOf,
} from "../../platform/outside/outside-fetch.ts";
import { type Finding, finding } from "./finding.ts";

const REASONS: Record<OutsideFailure, string> = {
	refused:
		"it is not on the public internet, so the site never asks there. If it is yours, name its IP address in OUTSIDE_ADDRESSES",
	unreachable: "it cannot be reached",
	timeout: "it does not answer in time",
	status: "it refuses",
	"wrong type": "it answers with something else",
	"too large": "its answer is too large",
};
const reasonOf = ({ failure, status }: OutsideError) => (status ? `it answers ${status}` : REASONS[failure]);

/** Requests each configured feed the way the site does. */
export async function examineFeeds(settings: Settings): Promise<Finding[]> {
	const named = settings.NEWS_FEEDS ?? [];
	if (named.length === 0 || named[0] === "none") return [];
	const say = finding("News feeds");
	const outside = outsideOf(settings);
	const faults = await Promise.all(named.map(async (url) => ({ url, fault: await feedFault(outside, url) })));
	const bad = faults.flatMap(({ url, fault }): Finding[] => {
		const reason = fault instanceof OutsideError ? reasonOf(fault) : fault;
		return reason ? [say("bad", `NEWS_FEEDS: no news come from ${url}: ${reason}.`)] : [];
	});
	return bad.length > 0 ? bad : [say("good", `NEWS_FEEDS: ${named.length} of ${named.length} answer.`)];
}

/** Tests the key of the search provider with a free request for its account. */
export async function examineSearch(settings: Settings): Promise<Finding[]> {
	const { SERPER_API_KEY: key, SERPER_BASE_URL: base } = settings;
	if (!key) return [];
	const say = (state: Finding["state"], text: string) => [finding("News search")(state, text)];
	// the owner has set this address, which may be on this machine
	const ask = createOutsideFetch({ isAllowedAddress: () => true });
	const request = { accept: ["application/json"], headers: { "x-api-key": key, "content-type": "application/json" } };
	const faultOf = (answer: Promise<unknown>) =>
		answer.then(
			() => null,
			(error: unknown) => error as OutsideError,
		);
	let fault = await faultOf(ask(`${base}/account`, request));
	// a substitute for serper.dev may have no accounts; an empty search is refused and costs nothing
	if (fault?.status === 404) fault = await faultOf(ask(`${base}/news`, { ...request, body: "{}" }));
	if (!fault || fault.status === 400 || fault.status === 422) return say("good", "The search provider takes our key.");
	if (fault.status === 401 || fault.status === 403)
		return say("bad", "The search provider does not take SERPER_API_KEY. The news come from the feeds alone.");
	return say("bad", `SERPER_BASE_URL is no search provider: at ${base} ${reasonOf(fault)}.`);
}

/** Checks that the IndexNow service answers, without submitting anything. */
export async function examineIndexNow(settings: Settings): Promise<Finding[]> {
	if (!settings.INDEXNOW) return [];
	const say = (state: Finding["state"], text: string) => [finding("IndexNow")(state, text)];
	if (new URL(settings.SITE_URL).hostname === "localhost")
		return say("bad", "INDEXNOW is on, but search engines cannot reach localhost: set SITE_URL, or INDEXNOW to off.");
	try {
		await outsideOf(settings)(settings.INDEXNOW_URL, { accept: [] });
	} catch (error) {
		const fault = error as OutsideError;
		if (["refused", "unreachable", "timeout"].includes(fault.failure))
			return say("bad", `INDEXNOW_URL: ${settings.INDEXNOW_URL} is of no use: ${reasonOf(fault)}.`);
		// it expects submissions, so other statuses are fine; a 404 means another service
		if (fault.status === 404) return say("note", `INDEXNOW_URL: ${settings.INDEXNOW_URL} answers 404: is it right?`);
	}
	return say("good", `${new URL(settings.INDEXNOW_URL).host} answers.`);
}
