import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { referrals } from "../../../../tests/fixtures/referrals.ts";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import { imposeSanction, liftSanctions } from "../../groups/moderation/sanctions.server.ts";
import { mailboxOf } from "./person.server.ts";

const site = await testSite({ TRUST_PROXY: "on", ADMIN_EMAILS: "admin@example.com" });
await site.fan("admin@example.com");

const db = () => site.database.db;
const all = async <Row>(query: ReturnType<typeof sql>) => (await db().execute(query)).rows as Row[];
const { somewhere, sharer, follows, answersQuiz, paid, statesOf } = referrals(() => site);
/** Signs in with a new browser in another network each time. */
const signIn = (email: string) => site.fanByMail(email, somewhere());
const ban = async (fan: Visitor) => {
	const [admin] = await all<{ id: string }>(sql`select id from users where email = 'admin@example.com'`);
	const user_id = await fan.id();
	return db().transaction((tx) =>
		imposeSanction(tx, { user_id, kind: "ban", reason: "kept insulting others", admin_id: admin?.id ?? "" }),
	);
};
async function tries(fan: Visitor): Promise<number[]> {
	const { groups } = (await (await fan.get("/api/groups")).json()) as { groups: { id: string }[] };
	const path = `/api/groups/${groups[0]?.id}`;
	const joined = await fan.post(`${path}/membership`, {});
	const said = await fan.post(`${path}/messages`, { client_id: randomUUID(), content: "I am somebody else" });
	return [joined.status, said.status];
}

test("GROUP-7 a ban applies to every account of a mailbox until it is lifted for one of them", async () => {
	const older = await signIn("m.ut@gmail.com");
	expect(await tries(older)).toEqual([200, 200]);
	const fan = await signIn("mut@gmail.com");
	expect(await tries(fan)).toEqual([200, 200]);
	const left = await ban(fan);
	expect(left.map(({ groups }) => groups.length)).toEqual([1, 1]);
	const newer = await signIn("m.u.t+x@googlemail.com");
	for (const account of [older, fan, newer]) expect(await tries(account)).toEqual([403, 403]);
	expect(await tries(await signIn("mut@example.com"))).toEqual([200, 200]);
	const user_id = await newer.id();
	await db().transaction((tx) => liftSanctions(tx, user_id));
	for (const account of [older, fan, newer]) expect(await tries(account)).toEqual([200, 200]);
});

test("GROUP-7 deleting the banned account lifts no ban of the mailbox's other accounts", async () => {
	const other = await signIn("rude+other@example.com");
	const fan = await signIn("rude@example.com");
	await ban(fan);
	expect((await fan.post("/api/account/deletion", { email: "rude@example.com" })).status).toBe(200);
	expect(await tries(other)).toEqual([403, 403]);
	expect(await all(sql`select from gone_sanctions`)).toEqual([]);
});

test("PTS-1 a person gets a one-time payment once over all accounts", async () => {
	const first = await signIn("bonus@example.com");
	const second = await signIn("bonus+2@example.com");
	for (const fan of [second, first]) await fan.post("/api/functions/create-viral-share", { p_share_type: "general" });
	await site.settle();
	const rows =
		await all(sql`select u.email, l.transaction_type, l.points from points_ledger l join users u on u.id = l.user_id
		where u.mailbox = 'bonus@example.com' and l.transaction_type in ('signup', 'first_share') order by l.id`);
	expect(rows).toEqual([
		{ email: "bonus@example.com", transaction_type: "signup", points: 100 },
		{ email: "bonus+2@example.com", transaction_type: "first_share", points: 100 },
	]);
});

test("SHARE-2 a second account of the sharer or of another fan is no new friend", async () => {
	const asha = await sharer();
	const own = String((await asha.who.me())?.email).replace("@", "+friend@");
	await signIn("somebody@example.com");
	for (const email of [own, "somebody+again@example.com"]) await answersQuiz(await follows(asha, somewhere(), email));
	expect(await paid(asha.id)).toBe(0);
	expect(await statesOf(asha.id)).toEqual([]);
	await answersQuiz(await follows(asha));
	expect(await paid(asha.id)).toBe(10);
});

test("AUTH-2 all spellings of a mailbox share one limit of sign-in and newsletter mails", async () => {
	const statuses = async (path: string, most: number) => {
		const visitor = somewhere();
		const sent: number[] = [];
		for (let n = 0; n <= most; n++)
			sent.push((await visitor.post(path, { email: `${n % 2 ? "b.omb" : "bo.mb"}+${n}@gmail.com` })).status);
		return sent;
	};
	expect(await statuses("/api/auth/sign-in", 5)).toEqual([200, 200, 200, 200, 200, 429]);
	expect(await statuses("/api/newsletter/subscriptions", 3)).toEqual([200, 200, 200, 429]);
});

test("AUTH-4 database and site compute the same mailbox for every address", async () => {
	const part = fc.string({
		unit: fc.constantFrom("a", "B", "1", ".", "+", "_", "'", "é", "राम"),
		minLength: 1,
		maxLength: 8,
	});
	const domain = fc.constantFrom("gmail.com", "GoogleMail.com", "example.com", "xn--bcher-kva.example");
	const addresses = new Set(
		fc.sample(fc.tuple(part, domain), { numRuns: 300, seed: 1 }).map((parts) => parts.join("@")),
	);
	for (const email of ["+1@example.com", "+a@gmail.com", "a@b@example.com", ...addresses])
		await db().execute(
			sql`insert into users (id, name, email) values (${randomUUID()}, '', ${email}) on conflict do nothing`,
		);
	const rows = await all<{ email: string; mailbox: string }>(sql`select email, mailbox from users`);
	expect(rows.length).toBeGreaterThan(250);
	for (const { email, mailbox } of rows) expect(mailbox, email).toBe(mailboxOf(email));
});
