import { describe, expect, test } from "vitest";
import { testSite } from "../../../../tests/fixtures/site.ts";

const site = await testSite();

/** Creates a fan who joins the site's own room and posts `texts` there. Makes all accounts 3 days old. */
async function fanInSiteRoom(name: string, texts: string[]) {
	const [room] = await site.rows("select id from player_groups where about = 'match-of-the-day'");
	const fan = await site.fan(`${name}@evening.example`);
	await site.rows("update users set created_at = now() - interval '3 days'");
	await fan.post(`/api/groups/${room.id}/membership`, {});
	for (const content of texts)
		await fan.post(`/api/groups/${room.id}/messages`, { client_id: crypto.randomUUID(), content });
	return { id: String(room.id), fan, fan_id: await fan.id() };
}
const read = async (id: string, who = site.visitor()) => (await who.get(`/api/groups/${id}/latest`)).json();
const texts = async (id: string) => (await read(id)).messages.map(({ text }: { text: string }) => text);

describe("reading the site's own room without joining", () => {
	test("visitors and fans get the latest messages, oldest first, and no cache stores them", async () => {
		const { id } = await fanInSiteRoom("asha", ["first ball", "second ball"]);
		const answer = await site.visitor().get(`/api/groups/${id}/latest`);
		expect(answer.headers.get("cache-control")).toContain("no-store");
		expect((await texts(id)).slice(-2)).toEqual(["first ball", "second ball"]);
		const outsider = await site.fan("outside@evening.example");
		expect(await read(id, outsider)).toEqual(await read(id));
		expect((await site.visitor().get(`/api/groups/${id}/relive`)).status).toBe(200);
	});

	test("hidden, reported and old messages and messages of muted fans are left out", async () => {
		const { id, fan_id } = await fanInSiteRoom("bela", ["hidden one", "reported one", "old one", "fine one"]);
		await site.rows("update group_messages set hidden_at = now() where content = 'hidden one'");
		await site.rows("update group_messages set is_flagged = true where content = 'reported one'");
		await site.rows("update group_messages set created_at = now() - interval '7 hours' where content = 'old one'");
		expect((await texts(id)).filter((text: string) => text.endsWith(" one"))).toEqual(["fine one"]);
		await site.rows(
			"insert into chat_sanctions (user_id, kind, reason, until) values ($1, 'mute', 'loud', now() + interval '1 hour')",
			[fan_id],
		);
		expect(await texts(id)).not.toContain("fine one");
	});

	test("a fan with a private profile has no name", async () => {
		const { id, fan } = await fanInSiteRoom("chetan", ["named"]);
		await fan.put("/api/profile", { full_name: "Chetan", avatar_url: "" });
		const own = async () => (await read(id)).messages.find(({ text }: { text: string }) => text === "named");
		expect((await own()).name).not.toBe("Cricket Fan");
		await fan.patch("/api/settings", { public_profile: false });
		expect(await own()).toMatchObject({ name: "Cricket Fan", fan_id: null });
	});

	test("GROUP-4 other groups are refused, and nobody writes without joining", async () => {
		const { id } = await fanInSiteRoom("dev", []);
		const [other] = await site.rows("select id from player_groups where about is distinct from 'match-of-the-day'");
		const outsider = await site.fan("other@evening.example");
		for (const who of [site.visitor(), outsider])
			for (const what of ["latest", "relive"])
				expect((await who.get(`/api/groups/${other.id}/${what}`)).status, what).toBe(403);
		const posted = { client_id: crypto.randomUUID(), content: "hello" };
		expect((await outsider.post(`/api/groups/${id}/messages`, posted)).status).toBe(403);
		expect((await site.visitor().post(`/api/groups/${id}/messages`, posted)).status).toBe(401);
		expect((await outsider.get(`/api/groups/${id}/messages`)).status).toBe(403);
	});
});
