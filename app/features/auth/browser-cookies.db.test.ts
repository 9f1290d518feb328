import { expect, test } from "vitest";
import { testSite, type Visitor } from "../../../tests/fixtures/site.ts";
import { texts } from "./rules.ts";

const site = await testSite();

const mailed = async (email: string) => {
	await site.visitor().post("/api/auth/sign-in", { email });
	return new URL((await site.newestMail(email)).links[0] ?? "").searchParams.get("token") ?? "";
};
const form = (visitor: Visitor, path: string, fields: Record<string, string>) =>
	visitor.request("POST", path, { body: new URLSearchParams(fields) });

test("AUTH-4 a browser without cookies does not use up a link and gets the reason", async () => {
	const token = await mailed("blocked@example.com");
	const blocked = async (path: string) => {
		const visitor = site.visitor();
		return visitor.post(path, { token, from_page: "1" });
	};
	const asked = await blocked("/api/auth/confirm");
	expect([asked.status, asked.headers.get("location")]).toEqual([307, "/api/auth/confirm?again=1"]);
	expect(asked.headers.get("set-cookie")).toMatch(/^sign_in_probe=1; .*HttpOnly; SameSite=Lax$/);
	const refused = await blocked("/api/auth/confirm?again=1");
	expect([refused.status, await refused.json()]).toMatchObject([
		400,
		{ type: "urn:problem:no-cookies", detail: texts.noCookies },
	]);
	const plain = await form(site.visitor(), "/api/auth/confirm?again=1", { token, next: "/facts", from_page: "1" });
	const back = plain.headers.get("location") ?? "";
	expect(back).toBe(`/auth/confirm?token=${token}&problem=no-cookies&next=%2Ffacts`);
	expect(await (await site.visitor().get(back)).text()).toContain("Allow cookies for this site");

	const kept = site.visitor();
	const first = await form(kept, "/api/auth/confirm", { token, next: "/facts", from_page: "1" });
	const again = first.headers.get("location") ?? "";
	const done = await form(kept, again, { token, next: "/facts", from_page: "1" });
	expect([done.status, done.headers.get("location")]).toEqual([303, "/welcome?next=%2Ffacts"]);
	expect(await kept.me()).toMatchObject({ email: "blocked@example.com" });
});

test("AUTH-4 a code in a browser without cookies gets another error than one in another browser", async () => {
	const code = { code: "123456", from_page: "1" };
	const blocked = await site.visitor().post("/api/auth/code?again=1", code);
	expect(await blocked.json()).toMatchObject({ type: "urn:problem:no-cookies" });
	const elsewhere = site.visitor();
	expect((await elsewhere.post("/api/auth/code", code)).status).toBe(307);
	const refused = await elsewhere.post("/api/auth/code?again=1", code);
	expect(await refused.json()).toMatchObject({ type: "urn:problem:other-browser", detail: texts.codeElsewhere });
});
