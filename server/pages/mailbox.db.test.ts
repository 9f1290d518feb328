import { request } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { startTestSite, testSite } from "../../tests/fixtures/site.ts";
import { mailboxAddress } from "./mailbox.ts";

const site = await testSite();
const { pathname, search } = new URL(mailboxAddress(site.settings, "mailbox.json"));
const path = pathname + search;
await site.visitor().post("/api/auth/sign-in", { email: "box@example.com" });

const get = (at: string, headers: Record<string, string> = {}) =>
	new Promise<{ status: number; body: string }>((resolve, reject) => {
		const asked = request(new URL(at, site.url), { headers }, (response) => {
			let body = "";
			response.setEncoding("utf8").on("data", (part: string) => {
				body += part;
			});
			response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
		});
		asked.on("error", reject).end();
	});

test("AUTH-5 the mailbox opens on this machine with the printed key, as a page and as JSON", async () => {
	const list = JSON.parse((await get(path)).body) as Record<string, unknown>[];
	expect(list[0]).toMatchObject({ to: "box@example.com" });
	expect(Object.keys(list[0] ?? {}).sort()).toEqual(["at", "code", "html", "links", "subject", "text", "to"]);
	const page = await get(path.replace("mailbox.json", "mailbox"));
	expect(page.body).toContain("To box@example.com");
});

test("AUTH-5 without the right key the mailbox says where to find it and shows nothing", async () => {
	const wrong = path.replace(/key=.{4}/, "key=AAAA");
	for (const at of ["/dev/mailbox.json", "/dev/mailbox", "/dev/mailbox.json?key=", wrong, `${path}A`]) {
		const { status, body } = await get(at);
		expect(status, at).toBe(404);
		expect(body, at).toContain("the address that the start prints");
		expect(body, at).not.toContain("box@example.com");
	}
});

test.each([
	"X-Forwarded-For",
	"X-Forwarded-Proto",
	"X-Forwarded-Host",
	"Forwarded",
	"Via",
	"X-Real-IP",
	"X-Client-IP",
	"True-Client-IP",
	"CF-Connecting-IP",
	"CDN-Loop",
	"X-Envoy-External-Address",
])("AUTH-5 the mailbox refuses requests with %s, which a proxy adds, even with the key", async (name) => {
	expect((await get(path, { [name]: "127.0.0.1" })).status).toBe(404);
});

test("AUTH-5 the mailbox refuses another Host, and HTTP/1.0 as some proxies use it, even with the key", async () => {
	expect((await get(path, { host: "hub.example" })).status).toBe(404);
	const answer = await new Promise<string>((resolve, reject) => {
		let said = "";
		const socket = connect(Number(new URL(site.url).port), "127.0.0.1", () =>
			socket.write(`GET ${path} HTTP/1.0\r\nHost: localhost\r\n\r\n`),
		);
		socket.setEncoding("utf8").on("data", (part: string) => {
			said += part;
		});
		socket.on("error", reject).on("close", () => resolve(said));
	});
	expect(answer).toMatch(/^HTTP\/1\.1 404 /);
	expect(answer).not.toContain("box@example.com");
});

test("AUTH-5 a site on https has no mailbox; one on plain http has it on its own machine", async () => {
	for (const [SITE_URL, status] of [
		["https://hub.example", 404],
		["http://192.0.2.2:4200", 200],
	] as const) {
		const other = await startTestSite({ SITE_URL });
		expect((await other.visitor().get(path)).status, SITE_URL).toBe(status);
		await other.close();
	}
});
