import { expect, onTestFinished, test } from "vitest";
import { mailboxAddress } from "../../../../server/pages/mailbox.ts";
import { startTestSite } from "../../../../tests/fixtures/site.ts";
import { startSmtpStub, textOf } from "../../../../tests/stubs/smtp.ts";

const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

test("AUTH-5 with a mail server the mail is sent there, its link signs in, and the local mailbox is closed", async () => {
	const smtp = await startSmtpStub();
	const site = await startTestSite({ SMTP_URL: smtp.url, MAIL_FROM: "Hub <hello@hub.example>" });
	onTestFinished(async () => {
		await site.close();
		await smtp.close();
	});
	const fan = site.visitor();
	expect((await fan.post("/api/auth/sign-in", { email: "asha@example.com", next: "/facts" })).status).toBe(200);
	expect(smtp.received).toHaveLength(1);
	const [mail] = smtp.received;
	expect([mail?.from, mail?.to]).toEqual(["hello@hub.example", ["asha@example.com"]]);
	const text = mail ? textOf(mail) : "";
	const link = new URL(/http:\/\/localhost:\d+\/auth\/confirm\S+/.exec(text)?.[0] ?? "");
	expect(link.searchParams.get("next")).toBe("/facts");
	expect((await fan.post("/api/auth/confirm", { token: link.searchParams.get("token") })).status).toBe(200);
	expect(await fan.me()).toMatchObject({ email: "asha@example.com" });
	expect((await fan.get(pathOf(mailboxAddress(site.settings, "mailbox.json")))).status).toBe(404);
});

test("AUTH-2 without its mail server the form answers 503 and hides the server's address; other pages work", async () => {
	const smtp = await startSmtpStub();
	await smtp.close();
	const site = await startTestSite({ SMTP_URL: smtp.url.replace("//", "//user:secret@") });
	onTestFinished(() => site.close());
	const refused = await site.visitor().post("/api/auth/sign-in", { email: "asha@example.com" });
	expect(refused.status).toBe(503);
	const body = await refused.text();
	expect(body).not.toContain("secret");
	expect(body).not.toContain("127.0.0.1");
	expect((await site.visitor().get("/facts")).status).toBe(200);
});
