import { expect, onTestFinished, test, vi } from "vitest";
import { tooMany, unavailable } from "../../../platform/http/problem.ts";
import { escaped } from "../../../tests/fixtures/html.ts";
import { testSite, type Visitor } from "../../../tests/fixtures/site.ts";
import { texts } from "./rules.ts";

const site = await testSite();

/** Sends a form as a browser without JavaScript does. Returns the status and the address of the redirect. */
async function led(visitor: Visitor, path: string, fields: Record<string, string>) {
	const body = new URLSearchParams(fields).toString();
	const headers = { "content-type": "application/x-www-form-urlencoded" };
	const response = await visitor.request("POST", path, { body, headers });
	return [response.status, response.headers.get("location")];
}

async function mailedToken(email: string) {
	await site.visitor().post("/api/auth/sign-in", { email });
	return new URL((await site.newestMail(email)).links[0] ?? "").searchParams.get("token") ?? "";
}

test("AUTH-1 forms without JavaScript redirect to pages", async () => {
	const token = await mailedToken("form@example.com");
	const visitor = site.visitor();
	const asked = await led(visitor, "/api/auth/sign-in", { email: "form2@example.com", next: "/" });
	expect(asked).toEqual([303, "/auth?sent=1"]);
	const wrong = await led(visitor, "/api/auth/confirm", { token: "wrong", next: "/" });
	expect(wrong).toEqual([303, "/auth/confirm?problem=token"]);
	const done = await led(visitor, "/api/auth/confirm", { token, next: "/facts?q=kohli" });
	// new fans first go to the page that asks for a name
	expect(done).toEqual([303, "/welcome?next=%2Ffacts%3Fq%3Dkohli"]);
	expect(await visitor.me()).toMatchObject({ email: "form@example.com" });
});

test.each([
	[() => tooMany(texts.tooMany, 60), "limit", texts.tooMany],
	[() => unavailable(), "away", texts.unexpected],
])(
	"AUTH-4 without JavaScript, a confirmation that fails temporarily redirects with its link (%#)",
	async (failure, problem, text) => {
		const token = await mailedToken(`again-${problem}@example.com`);
		const visitor = site.visitor();
		const failing = vi.spyOn(site.auth.api, "magicLinkVerify").mockRejectedValueOnce(failure());
		onTestFinished(() => failing.mockRestore());
		const [status, back] = await led(visitor, "/api/auth/confirm", { token, next: "/facts?q=kohli" });
		expect([status, back]).toEqual([303, `/auth/confirm?token=${token}&problem=${problem}&next=%2Ffacts%3Fq%3Dkohli`]);
		const page = await (await visitor.get(String(back))).text();
		expect(page).toContain(escaped(text));
		expect(page).not.toContain("This link has been used");
		expect(page).toContain(`name="token" value="${token}"`);
		expect(page).toContain('name="next" value="/facts?q=kohli"');
		expect(await led(visitor, "/api/auth/confirm", { token, next: "/facts?q=kohli" })).toEqual([
			303,
			"/welcome?next=%2Ffacts%3Fq%3Dkohli",
		]);
	},
);

test("AUTH-4 without JavaScript, an unexpected error of the server answers 500 without a redirect", async () => {
	const failing = vi.spyOn(site.auth.api, "magicLinkVerify").mockRejectedValueOnce(new Error("broken"));
	onTestFinished(() => failing.mockRestore());
	expect(await led(site.visitor(), "/api/auth/confirm", { token: "any", next: "/" })).toEqual([500, null]);
});

test("AUTH-1 without JavaScript, the page reports a used link, and a new one keeps the page to return to", async () => {
	const visitor = site.visitor();
	const [, back] = await led(visitor, "/api/auth/confirm", { token: "used", next: "/facts" });
	expect(back).toBe("/auth/confirm?problem=token&next=%2Ffacts");
	const page = await (await visitor.get(String(back))).text();
	expect(page).toContain("This link has been used");
	expect(page).toContain('href="/auth?next=%2Ffacts"');
});

test("AUTH-1 without JavaScript, every step of signing in by code keeps the page to return to", async () => {
	const visitor = site.visitor();
	const next = "/facts?q=kohli";
	const email = "code-form@example.com";
	const [, sent] = await led(visitor, "/api/auth/sign-in", { email, next });
	expect(sent).toBe("/auth?sent=1&next=%2Ffacts%3Fq%3Dkohli");
	expect(await (await visitor.get(String(sent))).text()).toContain('name="next" value="/facts?q=kohli"');
	const code = (await site.newestMail(email)).code ?? "";
	const wrong = code === "000000" ? "111111" : "000000";
	const [, refused] = await led(visitor, "/api/auth/code", { code: wrong, next });
	expect(refused).toBe("/auth?sent=1&problem=code&next=%2Ffacts%3Fq%3Dkohli");
	const page = await (await visitor.get(String(refused))).text();
	expect(page).toContain(escaped(texts.codeWrong));
	// the requesting browser is known, so the address need not be typed again
	expect(page).not.toContain('name="email"');
	const [, welcome] = await led(visitor, "/api/auth/code", { code, next });
	expect(welcome).toBe("/welcome?next=%2Ffacts%3Fq%3Dkohli");
	const asked = await (await visitor.get(String(welcome))).text();
	expect(asked).toContain('name="next" value="/facts?q=kohli"');
	expect(asked).toContain('href="/facts?q=kohli"');
	expect(await led(visitor, "/api/profile/name", { full_name: " Asha  Rao ", next })).toEqual([303, next]);
	expect(await visitor.me()).toMatchObject({ full_name: "Asha Rao" });
});

test("AUTH-1 a returning fan gives no name again and goes to the page they wanted", async () => {
	const email = "comes-back@example.com";
	const signIn = async () =>
		(await site.visitor().post("/api/auth/confirm", { token: await mailedToken(email), next: "/facts" })).json();
	expect(await signIn()).toEqual({ next: "/welcome?next=%2Ffacts" });
	expect(await signIn()).toEqual({ next: "/facts" });
});

test.each([
	["/api/auth/sign-in", { email: "" }, "/auth?problem=email&next=%2Ffacts", texts.invalidAddress],
	["/api/auth/sign-in", { email: "asha" }, "/auth?problem=email&next=%2Ffacts", texts.invalidAddress],
	["/api/auth/code", { code: "12345" }, "/auth?sent=1&problem=code&next=%2Ffacts", texts.codeWrong],
])(
	"AUTH-1 without JavaScript, %s with %j redirects to its page, which reports the error",
	async (path, fields, back, text) => {
		const visitor = site.visitor();
		expect(await led(visitor, path, { ...fields, next: "/facts" })).toEqual([303, back]);
		const page = await (await visitor.get(back)).text();
		expect(page).toContain(escaped(text));
		expect(page).toContain('name="next" value="/facts"');
	},
);

test("AUTH-1 without JavaScript, a page of another site is no page to return to", async () => {
	const visitor = site.visitor();
	const next = "//evil.example/x";
	const asked = await led(visitor, "/api/auth/sign-in", { email: "evil@example.com", next });
	expect(asked).toEqual([303, "/auth?sent=1"]);
	const refused = await led(visitor, "/api/auth/code", { code: "12345", next });
	expect(refused).toEqual([303, "/auth?sent=1&problem=code"]);
	expect(await led(visitor, "/api/auth/confirm", { token: "wrong", next })).toEqual([
		303,
		"/auth/confirm?problem=token",
	]);
});
