import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Member } from "../fixtures/members.ts";
import { send } from "./fan.ts";
import { allStored, counted, type Finding } from "./finding.ts";

/** Pages that are in the page cache before the outage. */
const PAGES = ["/", "/facts", "/teams", "/quiz"];
const WRITERS_PAUSE_MS = 50;
const AGAIN_MS = 60_000;

type Site = { url: string; group_id: string; members: readonly Member[] };
type Outage = {
	/** for the table */
	name: string;
	begin: () => Promise<void> | void;
	end: () => Promise<void> | void;
	/** shorter than the page cache keeps pages */
	lasts_ms: number;
	/** returns the client ids of the stored messages */
	stored: () => Promise<string[]>;
};

/**
 * Runs an outage of a site's database. Cached pages must stay readable, each write must be acknowledged or answered
 * with 503 and a problem, acknowledged writes must be stored once, and writing must work again afterwards.
 */
export async function runOutage({ url, group_id, members }: Site, outage: Outage): Promise<Finding[]> {
	const acknowledged: string[] = [];
	let refused = 0;
	let unclear = 0;
	let asked = 0;
	let read = 0;
	async function write(member: Member | undefined): Promise<boolean> {
		const client_id = randomUUID();
		const words = "a message of some length, so that a page of the database fills up. ".repeat(12);
		const body = { client_id, content: `${client_id} ${words}` };
		const { status, answer } = await send(url, member as Member, `/api/groups/${group_id}/messages`, body);
		if (status === 200) acknowledged.push(client_id);
		else if (status === 503 && typeof answer.detail === "string") refused++;
		else if (status !== 429) unclear++;
		return status === 200;
	}
	async function readPages(): Promise<void> {
		for (const path of PAGES) {
			asked++;
			const response = await fetch(url + path).catch(() => undefined);
			await response?.arrayBuffer();
			if (response?.status === 200) read++;
		}
	}
	await readPages();
	for (const member of members.slice(0, 4)) await write(member);

	await outage.begin();
	const until = performance.now() + outage.lasts_ms;
	let turn = 0;
	while (performance.now() < until) {
		await Promise.all([
			readPages(),
			...members.slice(0, 4).map((_, at) => write(members[(turn + at) % members.length])),
		]);
		turn += 4;
		await sleep(WRITERS_PAUSE_MS);
	}
	const refused_meanwhile = refused;
	await outage.end();

	const mended = performance.now();
	let again = false;
	while (!again && performance.now() - mended < AGAIN_MS) {
		again = await write(members[turn++ % members.length]);
		if (!again) await sleep(WRITERS_PAUSE_MS);
	}
	await readPages();
	const { name, stored } = outage;
	return [
		counted(`${name}: pages read, of those requested`, asked, read),
		allStored(`${name}: writes acknowledged`, acknowledged, await stored()),
		counted(`${name}: writes refused with 503 as a problem, of those not acknowledged`, refused + unclear, refused),
		counted(`${name}: writes refused during it, accepted after`, 2, Number(refused_meanwhile > 0) + Number(again)),
	];
}
