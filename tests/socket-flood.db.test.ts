import { randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { EVENTS_OF_FAN } from "../platform/sockets/limits.ts";
import { listen, startChat } from "./fixtures/chat.ts";
import { testSite, type Visitor } from "./fixtures/site.ts";

/** Long enough for a busy machine. */
const SOON = { timeout: 15_000 };

const site = await testSite();

/** The number of statements about memberships that `work` sends. */
async function countLookups(work: () => Promise<unknown>): Promise<number> {
	const query = vi.spyOn(site.database.pool, "query");
	try {
		await work();
		return query.mock.calls.filter((statement) => JSON.stringify(statement[0]).includes("group_memberships")).length;
	} finally {
		query.mockRestore();
	}
}

describe("GROUP-6 a flood of joins", () => {
	test("sends no more statements than the limit of events, closes its socket with a wait, and does not disturb others", async () => {
		const chat = await startChat(site, "Flooded", ["ann", "ben"]);
		const [ann, ben] = chat.fans as [Visitor, Visitor];
		const flood = await listen(site, ann, chat.group.id);
		const lookups = await countLookups(async () => {
			for (let sent = 0; sent < 4_000; sent++) void flood.socket.ask("group:join", { group_id: randomUUID() });
			await flood.socket.closed;
		});
		expect(lookups).toBeLessThanOrEqual(EVENTS_OF_FAN.points);
		expect((await flood.socket.closed).reason).toEqual({
			reason: expect.any(String),
			retry_after_s: expect.any(Number),
		});
		const ear = await listen(site, ben, chat.group.id);
		expect(ear.joined).toBe(true);
		await chat.said(chat.maker, "what was that?");
		await vi.waitFor(() => expect(ear.heard).toHaveLength(1), SOON);
		ear.close();
	});

	test("sends one statement per join", async () => {
		const chat = await startChat(site, "One look", ["cat"]);
		const [cat] = chat.fans as [Visitor];
		const ear = await listen(site, cat, chat.group.id);
		const { socket } = ear;
		expect(await countLookups(() => socket.ask("group:join", { group_id: chat.group.id }))).toBe(1);
		ear.close();
	});
});
