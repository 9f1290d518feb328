import { html } from "hono/html";
import type { Settings } from "../../../../platform/env.ts";
import { bigCode, button, letter } from "../../../../platform/mail/letter.ts";
import { CODE_MINUTES, LINK_MINUTES } from "../rules.ts";

/** The data of a sign-in mail, which has a link and a code. */
export type SignInMail = { email: string; token: string; code: string; next: string };

/**
 * Creates the sign-in mail. Its link opens a page with a button, so that a scanner that follows links changes nothing.
 * The link has the host of SITE_URL, never the request's Host.
 */
export function signInMail(settings: Settings, { email, token, code, next }: SignInMail) {
	const url = new URL("/auth/confirm", settings.SITE_URL);
	url.searchParams.set("token", token);
	if (next !== "/") url.searchParams.set("next", next);
	const site = settings.SITE_NAME;
	const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
	const lasts = `The link works once, in any browser, for ${LINK_MINUTES} minutes. The code works for ${CODE_MINUTES} minutes, in the browser that asked for it.`;
	const ignore = "If you didn't ask for this, ignore it: nothing happens unless someone uses the link or the code.";
	return {
		to: email,
		subject: `${typed} is your ${site} sign-in code`,
		code,
		text: [`Sign in to ${site}:`, url.href, `Or type this code: ${typed}`, lasts, ignore].join("\n\n"),
		html: letter({
			site_name: site,
			title: `Sign in to ${site}`,
			body: html`${button(url.href, "Open the sign-in page")}<p>Or type this code:</p>${bigCode(typed)}<p>${lasts}</p>`,
			foot: ignore,
		}),
	};
}
