import { expect, test } from "vitest";
import { LONG } from "./fixtures/gate.ts";
import { ownSite } from "./fixtures/own-site.ts";
import { post, signInAt } from "./fixtures/process.ts";

const SIGN_UPS = LONG ? 200 : 20;
const KILLED_AFTER = 0.6 * SIGN_UPS;
const { start, open } = ownSite();

test(`AUTH-1 FACT-7 a site killed during ${SIGN_UPS} sign-ups and new facts keeps all that it acknowledged`, async () => {
	const server = await start();
	const { url, child, exited } = server;
	const before = (await (await fetch(`${url}/api/facts`)).json()) as { total: number };
	const signedUp: string[] = [];
	let generated = 0;
	const emails = Array.from({ length: SIGN_UPS }, (_, number) => `fan-${number}@example.com`);
	const fans = Array.from({ length: 8 }, async () => {
		for (let email = emails.shift(); email; email = emails.shift()) {
			await signInAt(server, email);
			signedUp.push(email);
			if (signedUp.length === KILLED_AFTER) child.kill("SIGKILL");
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
	expect(signedUp.length).toBeGreaterThanOrEqual(KILLED_AFTER);
	expect(signedUp.length).toBeLessThan(SIGN_UPS);
	expect(generated).toBeGreaterThan(0);

	const again = await start();
	const after = (await (await fetch(`${again.url}/api/facts`)).json()) as { total: number };
	expect(after.total).toBeGreaterThanOrEqual(before.total + generated);
	expect(after.total).toBeLessThanOrEqual(before.total + generated + 1);
	again.child.kill("SIGTERM");
	await again.exited;

	const database = await open();
	const { rows } = await database.pool.query(
		"select u.email, count(p.id)::int as profiles, count(s.id)::int as sessions from users u left join profiles p on p.id = u.id left join sessions s on s.user_id = u.id group by u.email",
	);
	const { rows: doubled } = await database.pool.query("select title from ipl_facts group by title having count(*) > 1");
	await database.close();
	const kept = new Map(rows.map((row) => [row.email as string, row as { profiles: number; sessions: number }]));
	for (const email of signedUp) expect(kept.get(email), email).toMatchObject({ profiles: 1, sessions: 1 });
	expect(doubled).toEqual([]);
});
