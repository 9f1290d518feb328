import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../platform/database/database.ts";
import { post, type ServerProcess, startServer } from "./fixtures/process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "tm-crash-"));
const running: ServerProcess[] = [];
afterAll(() => {
	for (const { child } of running) child.kill("SIGKILL");
	rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
	const server = await startServer({ DATA_DIR: dataDir });
	running.push(server);
	return server;
}

/** Signs up a new fan; resolves only when the server said so. */
async function signUp(url: string, email: string): Promise<void> {
	await post(url, "/api/auth/sign-in", { email });
	const mails = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as { to: string; links: string[] }[];
	const link = mails.find((mail) => mail.to === email)?.links[0] ?? "";
	await post(url, "/api/auth/confirm", { token: new URL(link).searchParams.get("token") });
}

test("AUTH-1 FACT-7 killed in the middle of 200 sign-ups and of new facts, the site has lost nothing it acknowledged", async () => {
	const { url, child, exited } = await start();
	const before = (await (await fetch(`${url}/api/facts`)).json()) as { total: number };
	const signedUp: string[] = [];
	let generated = 0;
	const emails = Array.from({ length: 200 }, (_, number) => `fan-${number}@example.com`);
	const fans = Array.from({ length: 8 }, async () => {
		for (let email = emails.shift(); email; email = emails.shift()) {
			await signUp(url, email);
			signedUp.push(email);
			if (signedUp.length === 120) child.kill("SIGKILL");
		}
	});
	const facts = (async () => {
		for (;;) {
			const { generated_count } = await post(url, "/api/functions/generate-ipl-facts", {
				category: "General",
				count: 1,
			});
			generated += Number(generated_count);
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
	})();
	await Promise.allSettled([...fans, facts]);
	await exited;
	expect(signedUp.length).toBeGreaterThanOrEqual(120);
	expect(signedUp.length).toBeLessThan(200);
	expect(generated).toBeGreaterThan(0);

	const again = await start();
	const after = (await (await fetch(`${again.url}/api/facts`)).json()) as { total: number };
	expect(after.total).toBeGreaterThanOrEqual(before.total + generated);
	expect(after.total).toBeLessThanOrEqual(before.total + generated + 1);
	again.child.kill("SIGTERM");
	await again.exited;

	const database = await openDatabase({ dataDir });
	const { rows } = await database.pool.query(
		"select u.email, count(p.id)::int as profiles, count(s.id)::int as sessions from users u left join profiles p on p.id = u.id left join sessions s on s.user_id = u.id group by u.email",
	);
	const { rows: doubled } = await database.pool.query("select title from ipl_facts group by title having count(*) > 1");
	await database.close();
	const kept = new Map(rows.map((row) => [row.email as string, row as { profiles: number; sessions: number }]));
	for (const email of signedUp) expect(kept.get(email), email).toMatchObject({ profiles: 1, sessions: 1 });
	expect(doubled).toEqual([]);
}, 180_000);
