import { expect, onTestFinished, test } from "vitest";
import { BROWSER } from "../../../tests/fixtures/devices.ts";
import { startNewSite } from "../../../tests/fixtures/new-site.ts";
import { startSmtpStub } from "../../../tests/stubs/smtp.ts";

const ADMIN = "owner@example.com";

test("ADMIN-5 a mail server is entered in parts, stored as one address and tested; its password is never sent back", async () => {
	const smtp = await startSmtpStub();
	onTestFinished(() => smtp.close());
	const { hostname, port } = new URL(smtp.url);
	const site = await startNewSite({ NEWS_FEEDS: "none" });
	const visitor = await site.opened();
	const server = { step: "mail", mail_host: hostname, mail_port: port };
	const set = (more: Record<string, string>) => visitor.post("/api/setup/settings", { ...server, ...more });
	expect(await (await set({ how: "test", to: ADMIN })).json()).toMatchObject({ said: expect.stringContaining(ADMIN) });
	expect(smtp.received.map(({ to }) => to)).toEqual([[ADMIN]]);
	expect(site.settings().SMTP_URL).toBe(`smtp://${hostname}:${port}`);
	await set({ mail_user: "me@hub.example", mail_password: "p@ss:1/%" });
	const stored = `smtp://me%40hub.example:p%40ss%3A1%2F%25@${hostname}:${port}`;
	expect(site.settings().SMTP_URL).toBe(stored);
	const page = await (await visitor.get("/setup?step=mail")).text();
	expect(page).toContain('value="me@hub.example"');
	expect(page).not.toContain("p@ss");
	// an empty password keeps the stored one
	await set({ mail_user: "me@hub.example", mail_password: "" });
	expect(site.settings().SMTP_URL).toBe(stored);
	// another user needs another password
	await set({ mail_user: "you@hub.example", mail_password: "" });
	expect(site.settings().SMTP_URL).not.toContain("p%40ss");
	await set({ mail_port: "465" });
	expect(site.settings().SMTP_URL).toBe(`smtps://${hostname}:465`);
	const wrong = await set({ mail_host: "no host", mail_port: "25" });
	expect(await wrong.json()).toMatchObject({ status: 400, field: "mail_host" });
	const back = await site.form(visitor, "/api/setup/settings", {
		...server,
		mail_host: "no host",
		mail_password: "p@ss:1",
	});
	const led = await (await visitor.get(back.headers.get("location") ?? "")).text();
	expect(led).toContain("Type it again.");
	expect(led).not.toContain("p@ss");
	await set({ clear_SMTP_URL: "1" });
	expect(site.settings().SMTP_URL).toBeUndefined();
});

test("AUTH-6 each of the five next steps shows as done once it is done", async () => {
	const site = await startNewSite({ NEWS_FEEDS: "none" });
	const visitor = await site.opened();
	expect(await (await visitor.get("/setup?step=now")).text()).toContain("This takes an admin");
	await visitor.post("/api/setup/admin", { email: ADMIN });
	const done = async () => {
		const { steps } = await (await visitor.get("/api/admin/today")).json();
		const page = await (await visitor.get("/setup?step=now")).text();
		expect(page.match(/>Done: </g)?.length ?? 0).toBe(steps.filter((step: { done: boolean }) => step.done).length);
		return steps.map((step: { done: boolean }) => step.done);
	};
	expect(await done()).toEqual([false, false, false, false, false]);
	await visitor.post("/api/profile/name", { full_name: "Asha", team: "csk", next: "/" });
	await visitor.post("/api/admin/site", { step: "mail", mail_host: "127.0.0.1", mail_port: "9" });
	expect(await done()).toEqual([false, true, true, false, false]);
	await visitor.post("/api/admin/site", { step: "mail", clear_SMTP_URL: "1" });
	const friend = site.visitor({ "user-agent": BROWSER });
	await friend.post("/api/auth/sign-in", { email: "friend@example.com" });
	const { links } = await site.newestMail("friend@example.com");
	await friend.post("/api/auth/confirm", { token: new URL(links[0] ?? "").searchParams.get("token") });
	expect(await done()).toEqual([false, false, true, true, false]);
	expect((await friend.get("/api/admin/today")).status).toBe(403);
});
