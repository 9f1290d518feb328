import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { limitsOf, SIGN_IN_HOUR } from "../../../../platform/mail/mail-hour.ts";
import { startTestSite, testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import { solve } from "../../../lib/session/solve-challenge.ts";

const site = await testSite();
await site.fanByMail("known@example.com");

/** The statements of a request in order, without parameters, and without those of the job queue and of other tests. */
async function statementsOf(
	path: string,
	body: object,
	{ status = 200, visitor = site.visitor() }: { status?: number; visitor?: Visitor } = {},
): Promise<string[]> {
	const query = vi.spyOn(pg.Client.prototype, "query");
	onTestFinished(() => query.mockRestore());
	const response = await visitor.post(path, body);
	const said = query.mock.calls.map(([what]) => {
		const { text } = Object(what) as { text?: string };
		return text ?? String(what);
	});
	query.mockRestore();
	expect(response.status).toBe(status);
	return said.filter((text) => !/pgboss|^drop database/.test(text));
}

// bench/sign-in.ts measures the time
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
	const wrong = async (email: string) => {
		const visitor = site.visitor();
		await visitor.post("/api/auth/sign-in", { email });
		const code = (await site.newestMail(email)).code === "000000" ? "111111" : "000000";
		return statementsOf("/api/auth/code", { code }, { status: 400, visitor });
	};
	const known = await wrong("known@example.com");
	expect(known).toEqual(await wrong("unknown@example.com"));
	expect(known.length).toBeGreaterThan(0);
});

test("AUTH-4 when mails go to accounts only, known and unknown addresses get the same answer after the same statements", async () => {
	const own = await startTestSite();
	onTestFinished(() => own.close());
	await own.fanByMail("known@example.com");
	const { open } = limitsOf(SIGN_IN_HOUR);
	for (let mail = 1; mail < open.points; mail++) await own.limits.tryTake(open, "all");
	// a mail that never completes does not delay the answer
	const sending = vi.spyOn(own.mailer, "send").mockReturnValue(new Promise(() => {}));
	const answers = [];
	// the first refusal notifies the owner, once an hour
	for (const email of ["first@example.com", "unknown@example.com", "known@example.com"]) {
		const visitor = own.visitor();
		const asked = await visitor.post("/api/auth/sign-in", { email });
		const proof = await solve(((await asked.json()) as { challenge: Parameters<typeof solve>[0] }).challenge);
		const statements = await statementsOf("/api/auth/sign-in", { email, proof }, { visitor });
		// the lookup runs after the answer, so an existing account does not delay it
		answers.push(statements.filter((text) => !/from "users"/.test(text)));
	}
	expect(answers[1]).toEqual(answers[2]);
	expect(answers[1]?.length).toBeGreaterThan(2);
	await expect.poll(() => sending.mock.calls.map(([mail]) => mail.to)).toContain("known@example.com");
});

test("AUTH-4 signing up for the newsletter costs the same statements for new and known addresses", async () => {
	const ask = (email: string) => statementsOf("/api/newsletter/subscriptions", { email });
	const unknown = await ask("reader@example.com");
	await site.database.pool.query("update newsletter_subscriptions set confirmed_at = now() where email = $1", [
		"reader@example.com",
	]);
	expect(await ask("reader@example.com")).toEqual(unknown);
	expect(unknown.length).toBeGreaterThan(0);
});
