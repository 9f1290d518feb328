import { html } from "hono/html";
import type { Settings } from "../../../platform/env.ts";
import { button, letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mailer.ts";
import { apiPath } from "../../lib/api-path.ts";
import { formatMoment } from "../../lib/dates.ts";
import type { Tonight } from "../../lib/live/tonight.ts";
import { matchWords } from "../matches/tonight/rules.ts";
import { mailedToken } from "../newsletter/tokens.server.ts";

export type ReminderSite = Pick<Settings, "SITE_URL" | "SITE_NAME" | "AUTH_SECRET">;
type Announced = Pick<Tonight, "sides" | "year" | "starts_at" | "group_id">;

/**
 * Returns the mail before a match: its sides, time and room, without the result. It has links to unsubscribe in its text
 * and headers (RFC 8058).
 */
export function reminderMail(site: ReminderSite, to: { user_id: string; email: string }, announced: Announced): Mail {
	const token = mailedToken(site.AUTH_SECRET, "reminders", to.user_id);
	const page = new URL("/match-of-the-day/unsubscribe", site.SITE_URL);
	page.searchParams.set("token", token);
	const oneClick = new URL(apiPath("/tonight/unsubscription", { query: { token } }), site.SITE_URL);
	const room = new URL(`/groups/${announced.group_id}`, site.SITE_URL).href;
	const subject = `Match of the day: ${matchWords(announced)}`;
	const when = `We relive it together, ball by ball, from ${formatMoment(announced.starts_at)}. No spoilers here.`;
	return {
		to: to.email,
		subject,
		text: [when, `The room: ${room}`, `Don’t want these? Stop them: ${page.href}`].join("\n\n"),
		html: letter({
			site_name: site.SITE_NAME,
			title: subject,
			body: html`<p>${when}</p>${button(room, "To the room")}`,
			foot: html`Don’t want these? <a href="${page.href}">Stop these emails</a>.`,
		}),
		headers: { "List-Unsubscribe": `<${oneClick.href}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
	};
}
