import { html } from "hono/html";
import type { Mail } from "../../../platform/mail/mailer.ts";
import { formatDate } from "../../lib/dates.ts";
import type { Digest } from "./digest.ts";
import { type NewsletterSite, newsletterMail, type Recipient } from "./mails.server.ts";

type Item = { path: string; name: string; more: string };
export type Part = { title: string; items: Item[] };

/** Writes a week's issue as the mail of one subscriber. */
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

/** The parts of an issue, each with its links; what is empty is left out. */
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
