import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { Settings } from "../../platform/env.ts";
import { notFound } from "../../platform/http/problem.ts";
import type { Mailbox, MailboxEntry } from "../../platform/mail/mailbox.ts";

const LOOPBACK_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const LOOPBACK_ADDRESS = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Headers that proxies add. */
const PROXY_HEADER =
	/^(?:x-forwarded-|x-real-|x-client-ip|x-cluster-|x-envoy-|x-original-|x-amzn-|forwarded$|via$|cf-|cdn-|true-client-ip|fly-)/;
const HOW =
	"Mail of this site is read on the machine that runs it, at the address that the start prints, its key included.";

type Env = { Bindings: { incoming: IncomingMessage }; Variables: { client: string; entry: string } };

const keyOf = (secret: string): Buffer => createHmac("sha256", secret).update("key of the local mailbox").digest();
const isKey = (secret: string, key: string): boolean => {
	const [given, right] = [Buffer.from(key, "base64url"), keyOf(secret)];
	return given.length === right.length && timingSafeEqual(given, right);
};

/** The URL of the local mailbox with its key, which depends on AUTH_SECRET. */
export const mailboxAddress = (
	{ PORT, AUTH_SECRET }: Pick<Settings, "PORT" | "AUTH_SECRET">,
	page: "mailbox" | "mailbox.json" = "mailbox",
): string => `http://localhost:${PORT}/dev/${page}?key=${keyOf(AUTH_SECRET).toString("base64url")}`;

/** Whether a request comes straight from this machine, without a proxy. */
function isDirect({ httpVersion, headers }: IncomingMessage, client: string): boolean {
	// nginx forwards requests as HTTP/1.0 by default
	const passedOn = httpVersion !== "1.1" || Object.keys(headers).some((name) => PROXY_HEADER.test(name));
	return !passedOn && LOOPBACK_ADDRESS.test(client) && LOOPBACK_NAME.test(headers.host ?? "");
}

/**
 * Serves the local mailbox at /dev/mailbox to the owner on this machine while no mail server is set (AUTH-5). It
 * requires the key that the start prints, because a proxy can look like a client on this machine. All others get a 404,
 * as does everybody on https, where the site is public.
 */
export function mailboxRoutes(settings: Settings, mailbox: Mailbox | undefined): Hono<Env> {
	const routes = new Hono<Env>();
	const isOpen = mailbox !== undefined && !settings.SITE_URL.startsWith("https:");
	routes.use(async (c, next) => {
		if (!isOpen) throw notFound("The page does not exist.");
		if (!isDirect(c.env.incoming, c.get("client")) || !isKey(settings.AUTH_SECRET, c.req.query("key") ?? "")) {
			c.set("entry", "page");
			throw notFound(HOW);
		}
		c.header("cache-control", "no-store");
		await next();
	});
	routes.get("/mailbox.json", async (c) => c.json((await mailbox?.list()) ?? []));
	routes.get("/mailbox", async (c) => c.html(mailboxPage((await mailbox?.list()) ?? [])));
	return routes;
}

function mailboxPage(mails: MailboxEntry[]) {
	return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><style>${raw(STYLE)}</style></head>
<body><main><h1>Mailbox</h1>
<p>No mail server is set (SMTP_URL), so mail stays here. Only this machine can open this page, with the key in its address.</p>
${mails.length > 0 ? mails.map(mailSection) : html`<p>No mail yet. <a href="/auth">Ask for a sign-in link</a></p>`}
<p><a href="/">Back to the site</a></p></main></body></html>`;
}

function mailSection({ subject, to, at, links, text, code }: MailboxEntry) {
	return html`<section><h2>${subject}</h2><p>To ${to}, <time datetime="${at}">${at}</time></p>
${code ? html`<p class="code">${code}</p>` : ""}
<ul>${links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul><pre>${text}</pre></section>`;
}

/** Inline, so that the page needs no other file. */
const STYLE = `
:root { color-scheme: light dark; --page: #faf5e8; --sheet: #fffdf7; --ink: #15211b; --quiet: #5a645b; --line: #ddd0b4; --cherry: #a81c24; }
@media (prefers-color-scheme: dark) { :root { --page: #0d1612; --sheet: #15211b; --ink: #f4eddc; --quiet: #a3b1a7; --line: #33453b; --cherry: #e8606a; } }
body { margin: 0; background: var(--page); color: var(--ink); font: 17px/1.5 "Anek Latin", "Segoe UI", Roboto, sans-serif; }
main { max-width: 46rem; margin: auto; padding: 1.5rem 1rem 3rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
h1, h2 { font-family: Besley, Rockwell, Georgia, serif; line-height: 1.15; margin: 0; }
h1 { border-bottom: 4px dashed var(--cherry); padding-bottom: 0.75rem; }
h2 { font-size: 1.25rem; }
p { margin: 0; }
section { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem; padding: 1rem; background: var(--sheet); border: 1px solid var(--line); border-top: 3px solid var(--ink); }
section > p { color: var(--quiet); font-size: 0.9375rem; }
section > .code { color: var(--ink); font-size: 2rem; font-weight: 800; letter-spacing: 0.15em; }
ul { margin: 0; padding-left: 1.25rem; }
a { color: inherit; text-decoration-color: var(--cherry); overflow-wrap: anywhere; }
a:focus-visible { outline: 3px solid #1b5a86; outline-offset: 2px; }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; border-top: 2px dotted var(--line); padding-top: 0.5rem; }`;
