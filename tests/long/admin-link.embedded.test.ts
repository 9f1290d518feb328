import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import type { ActionRow } from "../../app/features/auth/audit.server.ts";
import { ownSite } from "../fixtures/own-site.ts";
import { sent } from "../fixtures/process.ts";

const settings = {
	AUTH_SECRET: "the same secret for site and script, 32 bytes",
	ADMIN_EMAILS: "owner@example.com",
};
const { start, url, dataDir } = ownSite(settings);

test("AUTH-6 npm run admin:link prints a link for admins only, which signs in once beside the running site and is logged", async () => {
	const { url: site } = await start();
	const run = (address: string) =>
		spawnSync(process.execPath, ["scripts/admin-link.ts", address], {
			env: { ...process.env, ...settings, DATABASE_URL: url(), DATA_DIR: dataDir(), REDIS_URL: "", SITE_URL: site },
			encoding: "utf8",
		});
	for (const [address, words] of [
		["fan@example.com", /^fan@example\.com is not an admin\./],
		["a@b", /^a@b is no email address\.$/],
	] as const) {
		const refused = run(address);
		expect([refused.status, refused.stdout]).toEqual([1, ""]);
		expect(refused.stderr.trim()).toMatch(words);
	}
	const { status, stdout, stderr } = run("Owner@Example.com");
	expect(stderr).toBe("");
	expect(status).toBe(0);
	const link = new URL(stdout.split("\n")[0] ?? "");
	expect(link.origin + link.pathname).toBe(`${site}/auth/confirm`);
	const token = link.searchParams.get("token");
	expect((await fetch(link)).status).toBe(200);
	const confirmed = await sent(site, "/api/auth/confirm", { token });
	expect(confirmed.status).toBe(200);
	const cookie = confirmed.headers
		.getSetCookie()
		.map((set) => set.split(";")[0])
		.join("; ");
	const { me } = (await (await fetch(`${site}/api/me`, { headers: { cookie } })).json()) as { me: unknown };
	expect(me).toMatchObject({ email: "owner@example.com", role: "admin" });
	expect((await sent(site, "/api/auth/confirm", { token })).status).toBe(400);
	const log = await fetch(`${site}/api/admin/actions`, { headers: { cookie } });
	expect(((await log.json()) as { actions: ActionRow[] }).actions).toMatchObject([
		{ action: "admin-link", target: "address owner@example.com", by: null },
	]);
});
