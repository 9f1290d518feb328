import { expect, test } from "vitest";
import {
	anotherSite,
	lines,
	loggedSite,
	METRICS_TOKEN,
	SIGN_IN,
	somewhere,
} from "../../../../tests/fixtures/sign-in.ts";
import { untilEnd } from "../../../../tests/fixtures/until-end.ts";
import { texts } from "../rules.ts";
import { WRONG_CODES } from "./codes.server.ts";

const site = await untilEnd(loggedSite());

test("AUTH-4 a code works only in the requesting browser; elsewhere the error explains what to do", async () => {
	const email = "bound@example.com";
	const asking = somewhere(site);
	await asking.post(SIGN_IN, { email });
	const { code, links } = await site.newestMail(email);
	const other = somewhere(site);
	const refused = await other.post("/api/auth/code", { email, code });
	expect([refused.status, await refused.json()]).toMatchObject([
		400,
		{ type: "urn:problem:other-browser", field: "code", detail: texts.codeElsewhere },
	]);
	const plain = await other.request("POST", "/api/auth/code", {
		body: new URLSearchParams({ code: code ?? "" }).toString(),
		headers: { "content-type": "application/x-www-form-urlencoded" },
	});
	expect(plain.headers.get("location")).toBe("/auth?sent=1&problem=other-browser");
	expect(await (await other.get("/auth?sent=1&problem=other-browser")).text()).toContain(texts.codeElsewhere);
	// nor in a browser that requested a mail for another address
	await other.post(SIGN_IN, { email: "another-address@example.com" });
	expect((await other.post("/api/auth/code", { email, code })).status).toBe(400);
	const token = new URL(links[0] ?? "").searchParams.get("token");
	expect((await other.post("/api/auth/confirm", { token })).status).toBe(200);
	expect(await other.me()).toMatchObject({ email });
});

test("AUTH-4 somebody else's wrong codes use up no try of the requesting browser", async () => {
	const email = "tried@example.com";
	const asking = somewhere(site);
	await asking.post(SIGN_IN, { email });
	const { code } = await site.newestMail(email);
	const wrong = code === "000000" ? "111111" : "000000";
	const stranger = somewhere(site);
	await stranger.post(SIGN_IN, { email });
	for (let guess = 0; guess < 15; guess++) await stranger.post("/api/auth/code", { email, code: wrong });
	expect((await asking.post("/api/auth/code", { code })).status).toBe(200);
});

test("AUTH-4 wrong codes have a limit for each network and for the site, beyond which codes fail and links work", async () => {
	const own = await anotherSite();
	lines.length = 0;
	const stranger = somewhere(own);
	let refused: Response | undefined;
	for (let address = 0; address < 5; address++) {
		await stranger.post(SIGN_IN, { email: `guessed-${address}@example.com` });
		const { code } = await own.newestMail(`guessed-${address}@example.com`);
		const wrong = code === "000000" ? "111111" : "000000";
		for (let guess = 0; guess < 5; guess++) refused = await stranger.post("/api/auth/code", { code: wrong });
	}
	expect([refused?.status, await refused?.json()]).toMatchObject([429, { detail: texts.codesRest }]);

	const fan = somewhere(own);
	await fan.post(SIGN_IN, { email: "fan@example.com" });
	const { code, links } = await own.newestMail("fan@example.com");
	const wrong = code === "000000" ? "111111" : "000000";
	for (let guess = await own.limits.used(WRONG_CODES, "all"); guess < WRONG_CODES.points - 1; guess++)
		await own.limits.tryTake(WRONG_CODES, "all");
	expect((await fan.post("/api/auth/code", { code: wrong })).status).toBe(400);
	const rests = await fan.post("/api/auth/code", { code });
	expect([rests.status, await rests.json()]).toMatchObject([429, { detail: texts.codesRest }]);
	const plain = await fan.request("POST", "/api/auth/code", {
		body: new URLSearchParams({ code: code ?? "" }).toString(),
		headers: { "content-type": "application/x-www-form-urlencoded" },
	});
	expect(plain.headers.get("location")).toBe("/auth?sent=1&problem=codes-rest");
	expect(await (await fan.get("/auth?sent=1&problem=codes-rest")).text()).toContain(texts.codesRest);
	const metrics = await own.visitor().get("/metrics", { authorization: `Bearer ${METRICS_TOKEN}` });
	expect(await metrics.text()).toContain(`site_limit_used{limit="wrong-codes"} ${WRONG_CODES.points}`);
	expect(lines.filter((line) => line.includes("codes-rest"))).toHaveLength(1);

	const token = new URL(links[0] ?? "").searchParams.get("token");
	expect((await fan.post("/api/auth/confirm", { token })).status).toBe(200);
});

test("AUTH-4 concurrent wrong codes count like successive ones, and a right one counts for nothing", async () => {
	const own = await anotherSite();
	const network = "10.99.1.9";
	const browsers = await Promise.all(
		Array.from({ length: 12 }, async (_, n) => {
			const browser = own.visitor({ "x-forwarded-for": network });
			await browser.post(SIGN_IN, { email: `at-once-${n}@example.com` });
			return { browser, code: (await own.newestMail(`at-once-${n}@example.com`)).code ?? "" };
		}),
	);
	// the first two sign in, since a right code does not count against the limit
	for (const { browser, code } of browsers.slice(0, 2))
		expect((await browser.post("/api/auth/code", { code })).status).toBe(200);
	expect(await own.limits.used(WRONG_CODES, "all")).toBe(0);
	const guesses = await Promise.all(
		browsers
			.slice(2)
			.flatMap(({ browser, code }) =>
				Array.from({ length: 5 }, (_, n) =>
					browser.post("/api/auth/code", { code: String((Number(code) + n + 1) % 1_000_000).padStart(6, "0") }),
				),
			),
	);
	expect(guesses.filter(({ status }) => status === 400)).toHaveLength(20);
	expect(guesses.filter(({ status }) => status === 429)).toHaveLength(30);
	expect(await own.limits.used(WRONG_CODES, "all")).toBe(20);
	const elsewhere = somewhere(own);
	await elsewhere.post(SIGN_IN, { email: "elsewhere@example.com" });
	const { code } = await own.newestMail("elsewhere@example.com");
	expect((await elsewhere.post("/api/auth/code", { code })).status).toBe(200);
});
