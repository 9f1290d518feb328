import { Hono } from "hono";
import { html } from "hono/html";
import type { Settings } from "../platform/env.ts";
import type { Mailbox, MailboxEntry } from "../platform/mail/mailbox.ts";
import { notFound } from "../platform/problem.ts";

const LOOPBACK_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const LOOPBACK_ADDRESS = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/;

type Env = { Variables: { client: string } };

/**
 * The local mailbox at /dev/mailbox, for the owner at this very machine while no mail server is set (AUTH-5). Everybody
 * else is told what they are told of any unknown page. A proxy on the same machine makes all clients look local, so the
 * Host must be a local name as well, and the site must not have a public address.
 */
export function mailboxRoutes(settings: Settings, mailbox: Mailbox | undefined): Hono<Env> {
	const routes = new Hono<Env>();
	const local = LOOPBACK_NAME.test(new URL(settings.SITE_URL).host);
	routes.use(async (c, next) => {
		const direct = !c.req.header("x-forwarded-for") && !c.req.header("forwarded");
		const atHome = LOOPBACK_ADDRESS.test(c.get("client")) && LOOPBACK_NAME.test(c.req.header("host") ?? "");
		if (!mailbox || !local || !direct || !atHome) throw notFound("The page does not exist.");
		c.header("cache-control", "no-store");
		await next();
	});
	routes.get("/mailbox.json", async (c) => c.json((await mailbox?.list()) ?? []));
	routes.get("/mailbox", async (c) => c.html(mailboxPage((await mailbox?.list()) ?? [])));
	return routes;
}

function mailboxPage(mails: MailboxEntry[]) {
	return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>Mailbox</h1>
<p>No mail server is set (SMTP_URL), so mail stays here. Only this machine can open this page.</p>
${mails.length > 0 ? mails.map(mailSection) : html`<p>No mail yet.</p>`}</main></body></html>`;
}

function mailSection({ subject, to, at, links, text }: MailboxEntry) {
	return html`<section><h2>${subject}</h2><p>To ${to}, <time datetime="${at}">${at}</time></p>
<ul>${links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul><pre>${text}</pre></section>`;
}
