import { html } from "hono/html";
import type { Settings } from "../../../platform/env.ts";
import { button, letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mailer.ts";
import { apiPath } from "../../lib/api-path.ts";
import { formatDate } from "../../lib/dates.ts";
import type { Digest } from "./digest.ts";
import { CONFIRM_HOURS, newsletterTexts } from "./rules.ts";
import { mailedToken } from "./tokens.server.ts";

export type NewsletterSite = Pick<Settings, "SITE_URL" | "SITE_NAME" | "AUTH_SECRET">;
export type Recipient = { subscription_id: string; email: string };

/**
 * Returns a mail of the newsletter, with a link to unsubscribe in its text, its foot and its headers. By RFC 8058 a
 * mail program may show a button that posts to the address of List-Unsubscribe.
 */
function newsletterMail(
	site: NewsletterSite,
	to: Recipient,
	{ subject, text, body }: { subject: string; text: string[]; body: unknown },
): Mail {
	const token = mailedToken(site.AUTH_SECRET, "unsubscribe", to.subscription_id);
	const page = new URL("/newsletter/unsubscribe", site.SITE_URL);
	page.searchParams.set("token", token);
	const oneClick = new URL(apiPath("/newsletter/unsubscription", { query: { token } }), site.SITE_URL);
	return {
		to: to.email,
		subject,
		text: [...text, `Unsubscribe: ${page.href}`].join("\n\n"),
		html: letter({
			site_name: site.SITE_NAME,
			title: subject,
			body,
			foot: html`<a href="${page.href}">Unsubscribe</a> from the ${site.SITE_NAME} newsletter`,
		}),
		headers: { "List-Unsubscribe": `<${oneClick.href}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
	};
}

/** Returns the mail with the link to confirm. The link opens a page with a button. */
export function confirmMail(site: NewsletterSite, to: Recipient): Mail {
	const link = new URL("/newsletter/confirm", site.SITE_URL);
	link.searchParams.set("token", mailedToken(site.AUTH_SECRET, "confirm", to.subscription_id));
	const subject = `Confirm your ${site.SITE_NAME} newsletter`;
	const asked = `Someone signed this address up for the weekly ${site.SITE_NAME} newsletter.`;
	const lasts = `The link works for ${CONFIRM_HOURS} hours.`;
	const ignore = "If it wasn't you, ignore this email: you won't get another, and we delete the address.";
	return newsletterMail(site, to, {
		subject,
		text: [`${asked} To get it, open this page:`, link.href, lasts, ignore],
		body: html`<p>${asked}</p>${button(link.href, "Yes, I want the newsletter")}<p>${lasts} ${ignore}</p>`,
	});
}

/**
 * Returns the mail for an address that is subscribed already. Only this mail says so, because the API answers all
 * alike.
 */
export function alreadyMail(site: NewsletterSite, to: Recipient): Mail {
	const text = `You already get the ${site.SITE_NAME} newsletter. Someone entered your address again; nothing has changed.`;
	return newsletterMail(site, to, {
		subject: `You already get the ${site.SITE_NAME} newsletter`,
		text: [text],
		body: html`<p>${text}</p><p>${newsletterTexts.lead}</p>`,
	});
}

type Item = { path: string; name: string; more: string };
export type Part = { title: string; items: Item[] };

/** Returns an issue as a mail to one subscriber. */
export function digestMail(site: NewsletterSite, to: Recipient, digest: Digest): Mail {
	const parts = partsOf(digest);
	const address = (path: string) => new URL(path, site.SITE_URL).href;
	return newsletterMail(site, to, {
		subject: digest.subject,
		text: parts.flatMap(({ title, items }) => [
			title.toUpperCase(),
			...items.map(({ name, more, path }) => `${name}\n${more}\n${address(path)}`),
		]),
		body: parts.map(
			({ title, items }) => html`<h2>${title}</h2>
<ul>${items.map(({ name, more, path }) => html`<li><a href="${address(path)}">${name}</a><br>${more}</li>`)}</ul>`,
		),
	});
}

/** Returns the non-empty parts of an issue. */
export function partsOf({ facts, results, quiz }: Digest): Part[] {
	const parts = [
		{ title: "Facts of the week", items: facts.map(({ path, title, fact }) => ({ path, name: title, more: fact })) },
		{
			title: "Latest results",
			items: results.map(({ path, teams, result, date }) => ({
				path,
				name: teams,
				more: `${result}, ${formatDate(date)}`,
			})),
		},
		{
			title: "Today's quiz",
			items: quiz ? [{ path: quiz.path, name: "Ten questions a day", more: `For a start: ${quiz.question}` }] : [],
		},
	];
	return parts.filter(({ items }) => items.length > 0);
}
