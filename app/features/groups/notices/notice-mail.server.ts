import { html } from "hono/html";
import type { Settings } from "../../../../platform/env.ts";
import { letter } from "../../../../platform/mail/letter.ts";
import type { Mail } from "../../../../platform/mail/mailer.ts";
import { displayName } from "../../../lib/session/me.ts";
import { excerptOf, type Missed, missedInWords, subjectOf } from "./rules.ts";

export type MailSite = Pick<Settings, "SITE_URL" | "SITE_NAME">;
/** A member's missed messages in one group. `replies`: the first ones; empty if the member chose all messages. */
export type Notice = Missed & {
	group_id: string;
	replies: { fan_id: string | null; full_name: string | null; text: string }[];
};

/** Returns a member's mail about all groups, with a link to the settings of notifications. */
export function noticeMail({ SITE_URL, SITE_NAME }: MailSite, to: string, notices: readonly Notice[]): Mail {
	const subject = subjectOf(notices);
	const settings = new URL("/settings?tab=notifications", SITE_URL).href;
	const choose = "Choose what you hear from a group on its page, under Settings.";
	const groups = notices.map((notice) => ({
		words: missedInWords(notice),
		link: new URL(`/groups/${notice.group_id}`, SITE_URL).href,
		replies: notice.replies.map(({ fan_id, full_name, text }) => ({
			name: displayName({ id: fan_id, full_name }),
			text: excerptOf(text),
		})),
		more: notice.replies.length > 0 ? notice.count - notice.replies.length : 0,
	}));
	return {
		to,
		subject,
		text: [
			...groups.map(({ words, link, replies, more }) =>
				[
					words,
					...replies.map(({ name, text }) => `${name}: ${text}`),
					...(more ? [`And ${more} more.`] : []),
					link,
				].join("\n"),
			),
			choose,
			`Don’t want these? Turn Email Notifications off: ${settings}`,
		].join("\n\n"),
		html: letter({
			site_name: SITE_NAME,
			title: subject,
			body: html`${groups.map(
				({ words, link, replies, more }) => html`<p><a href="${link}">${words}</a></p>
${replies.map(({ name, text }) => html`<p dir="auto"><strong>${name}</strong> ${text}</p>\n`)}${more ? html`<p>And ${more} more.</p>\n` : ""}`,
			)}
<p>${choose}</p>`,
			foot: html`Don’t want these? <a href="${settings}">Turn Email Notifications off</a>.`,
		}),
	};
}
