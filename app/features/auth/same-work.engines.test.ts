import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { startTestSite, type TestSite } from "../../../tests/fixtures/site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await startTestSite();
	await site.fanByMail("known@example.com");
});
afterAll(() => site.close());

/** The statements that a request makes, in their order, without what they ask for. Queues and sockets are not the request's. */
async function statementsOf(path: string, body: object, status = 200): Promise<string[]> {
	const query = vi.spyOn(pg.Client.prototype, "query");
	onTestFinished(() => query.mockRestore());
	const response = await site.visitor().post(path, body);
	const said = query.mock.calls.map(([what]) => {
		const { text } = Object(what) as { text?: string };
		return text ?? String(what);
	});
	query.mockRestore();
	expect(response.status).toBe(status);
	return said.filter((text) => !/pgboss|socket_io/.test(text));
}

// what takes the same statements and one mail takes the same time: bench/sign-in.ts measures it
test("AUTH-4 a mail to sign in costs the same statements for a known and an unknown address", async () => {
	const known = await statementsOf("/api/auth/sign-in", { email: "known@example.com" });
	const unknown = await statementsOf("/api/auth/sign-in", { email: "unknown@example.com" });
	expect(known).toEqual(unknown);
	expect(known.length).toBeGreaterThan(2);
	expect(known.filter((text) => /\busers\b/.test(text))).toEqual([]);
	const mails = (await site.mailer.mailbox?.list()) ?? [];
	const [one, other] = ["known@example.com", "unknown@example.com"].map((to) => mails.find((mail) => mail.to === to));
	expect(one?.text.length).toBe(other?.text.length);
});

test("AUTH-4 a wrong code costs the same statements for a known and an unknown address", async () => {
	const wrong = (email: string) => statementsOf("/api/auth/code", { email, code: "000000" }, 400);
	// both were mailed a code above
	expect(await wrong("known@example.com")).toEqual(await wrong("unknown@example.com"));
});

test("AUTH-4 asking for the newsletter costs the same statements, whoever has it already", async () => {
	const ask = (email: string) => statementsOf("/api/newsletter/subscriptions", { email });
	const unknown = await ask("reader@example.com");
	await site.database.pool.query("update newsletter_subscriptions set confirmed_at = now() where email = $1", [
		"reader@example.com",
	]);
	expect(await ask("reader@example.com")).toEqual(unknown);
	expect(unknown.length).toBeGreaterThan(0);
});
