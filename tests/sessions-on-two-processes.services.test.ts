import { beforeAll, beforeEach, expect, test } from "vitest";
import { signInDirectly } from "./fixtures/fans.ts";
import { enrolMembers } from "./fixtures/members.ts";
import { ownSite } from "./fixtures/own-site.ts";

const settings = {
	REDIS_URL: process.env.REDIS_URL ?? "",
	SITE_URL: "http://two-sessions.example",
	AUTH_SECRET: "a secret for tests, thirty-two bytes",
	ADMIN_EMAILS: "owner@example.com",
};
const place = ownSite(settings);
let [here, there] = ["", ""];
let owner = "";
/** shorter than the cache of sessions */
const soon = { timeout: 10_000, interval: 100 };

beforeAll(async () => {
	[here, there] = (await Promise.all([place.start(), place.start()])).map(({ url }) => url) as [string, string];
	owner = await cookieOf("owner@example.com");
});

async function inDatabase<T>(work: (database: Awaited<ReturnType<typeof place.open>>) => Promise<T>): Promise<T> {
	const database = await place.open();
	try {
		return await work(database);
	} finally {
		await database.close();
	}
}
const cookieOf = (email: string) =>
	inDatabase(async ({ db }) => (await signInDirectly(db, settings, { email })).cookie.join("="));

async function send(method: string, url: string, cookie: string, body?: object): Promise<Response> {
	const headers = { cookie, ...(body ? { "content-type": "application/json" } : {}) };
	return fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
}
type Me = { id: string; role: string; full_name: string | null };
const me = async (at: string, cookie: string): Promise<Me | null> =>
	((await (await send("GET", `${at}/api/me`, cookie)).json()) as { me: Me | null }).me;

// waits until the processes have connected, because earlier notices are lost
beforeEach(async () => {
	const cookie = await cookieOf("first@example.com");
	for (const [one, other] of [
		[here, there],
		[there, here],
	] as const) {
		const name = `Named ${Math.random().toString(36).slice(2, 8).replace(/\d/g, "x")}`;
		await me(other, cookie);
		const put = () => send("PUT", `${one}/api/profile`, cookie, { full_name: name, avatar_url: null });
		await put();
		await expect.poll(async () => (await me(other, cookie))?.full_name, soon).toBe(name);
	}
});

test("AUTH-3 a session that ends on one process ends on the other, which had cached it", async () => {
	const [phone, laptop] = [await cookieOf("leaves@example.com"), await cookieOf("leaves@example.com")];
	for (const at of [here, there]) for (const cookie of [phone, laptop]) expect(await me(at, cookie)).not.toBeNull();
	await send("POST", `${here}/api/auth/sign-out`, phone, { scope: "local" });
	await expect.poll(() => me(there, phone), soon).toBeNull();
	expect(await me(there, laptop)).not.toBeNull();
	await send("POST", `${there}/api/auth/sign-out`, laptop, { scope: "global" });
	await expect.poll(() => me(here, laptop), soon).toBeNull();
});

test("SET-4 deleting an account on one process ends its session on the other", async () => {
	const cookie = await cookieOf("gone@example.com");
	expect(await me(there, cookie)).not.toBeNull();
	await send("POST", `${here}/api/account/deletion`, cookie, { email: "gone@example.com" });
	await expect.poll(() => me(there, cookie), soon).toBeNull();
});

test("ADMIN-5 granting or revoking a role on one process takes effect on the other", async () => {
	const cookie = await cookieOf("climber@example.com");
	const { id } = (await me(there, cookie)) ?? {};
	const reports = async () => (await send("GET", `${there}/api/admin/reports`, cookie)).status;
	expect(await reports()).toBe(403);
	await send("PUT", `${here}/api/admin/fans/${id}/role`, owner, { role: "admin" });
	await expect.poll(reports, soon).toBe(200);
	await send("PUT", `${here}/api/admin/fans/${id}/role`, owner, { role: "fan" });
	await expect.poll(reports, soon).toBe(403);
});

test("GROUP-7 a fan who is banned on one process cannot read a chat on the other", async () => {
	const { group_id, members } = await inDatabase(({ pool }) => enrolMembers(pool, settings.AUTH_SECRET, 2));
	const [foul = "", ann = ""] = members.map(({ cookie }) => cookie);
	const chat = `/api/groups/${group_id}/messages`;
	const content = "something foul";
	const said = await send("POST", there + chat, foul, { client_id: crypto.randomUUID(), content });
	const { id } = (await said.json()) as { id: string };
	await send("POST", `${there}${chat}/${id}/reports`, ann, { reason: "abuse" });
	const sanction = { kind: "ban", reason: "foul" };
	await send("POST", `${here}/api/admin/messages/${id}`, owner, { decision: "remove", sanction });
	expect((await send("GET", there + chat, foul)).status).toBe(403);
	expect((await send("GET", there + chat, ann)).status).toBe(200);
});
