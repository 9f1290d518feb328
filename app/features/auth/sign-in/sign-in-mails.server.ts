import { eq } from "drizzle-orm";
import { users } from "../../../../db/schema/auth.ts";
import type { Db } from "../../../../platform/database/database.ts";
import type { Settings } from "../../../../platform/env.ts";
import { wideNetworkOf } from "../../../../platform/limits/client-address.ts";
import type { Proof } from "../../../../platform/limits/proof-of-work.ts";
import type { RateLimits } from "../../../../platform/limits/rate-limits.ts";
import type { Logger } from "../../../../platform/logging.ts";
import { type MailHours, SIGN_IN_HOUR } from "../../../../platform/mail/mail-hour.ts";
import type { Auth } from "../auth.server.ts";
import { mailboxOf } from "../gone/person.server.ts";
import { prepareSignIn } from "./sign-in.server.ts";
import type { SignInMail } from "./sign-in-mail.server.ts";

/** A browser with earlier sign-ins: its key, and its fans' addresses. */
export type KnownBrowser = { key: string; emails: string[] };

export type SignInMailServices = {
	db: Db;
	settings: Settings;
	auth: Auth;
	limits: RateLimits;
	mailHours: MailHours;
	logger: Logger;
	sendMail: (mail: SignInMail) => Promise<void>;
	knownBrowser: (headers: Headers) => Promise<KnownBrowser | null>;
};

// A fan's own browser has a limit of its own; strangers have one per network and one in all. Their mails harm only by
// their number, since only the reader of the mailbox can sign in.
const PER_REQUESTER = { name: "sign-in-address", points: 5, per_seconds: 15 * 60 };
const OF_STRANGERS = { name: "sign-in-address-strangers", points: 20, per_seconds: 60 * 60 };

type SignInRequest = { email: string; next: string; proof: Proof | undefined };
/** `browser`: the hash of the requesting browser, in which the code will be valid */
type Requester = { browser: string; client: string; headers: Headers };

/**
 * Mails a link and a code to an address. Returns "anybody" if the mail was sent, "account" if it is sent only to an
 * address with an account or in ADMIN_EMAILS; that happens after the answer, so that answer and timing are the same.
 * Throws a Problem: 403 with a challenge, 429 beyond a limit. Throws the mailer's error if the mail goes to anybody.
 */
export async function mailSignIn(
	services: SignInMailServices,
	{ email, next, proof }: SignInRequest,
	{ browser, client, headers }: Requester,
): Promise<"anybody" | "account"> {
	const { limits, mailHours, sendMail, knownBrowser, settings } = services;
	const known = await knownBrowser(headers);
	const asking = { client, browser: known?.key ?? null, purpose: `sign-in ${email}`, proof };
	await mailHours.prove(SIGN_IN_HOUR, asking);
	const mailbox = mailboxOf(email);
	const isOwn = known?.emails.some((own) => mailboxOf(own) === mailbox) ?? false;
	await limits.take(PER_REQUESTER, `${mailbox} ${isOwn ? "own" : wideNetworkOf(client)}`);
	if (!isOwn) await limits.take(OF_STRANGERS, mailbox);
	const recipients = await mailHours.take(SIGN_IN_HOUR, asking);
	const secret = settings.AUTH_SECRET;
	const mail = await prepareSignIn({ ...services, secret }, { email, next, browser });
	if (recipients === "anybody") await sendMail(mail);
	else
		void mailAccount(services, mail).catch((error: unknown) =>
			services.logger.error({ err: error }, "a sign-in mail could not be sent"),
		);
	return recipients;
}

async function mailAccount({ db, settings, mailHours, sendMail }: SignInMailServices, mail: SignInMail): Promise<void> {
	const named = settings.ADMIN_EMAILS.includes(mail.email);
	const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, mail.email));
	if ((named || account) && (await mailHours.takeForAccount(SIGN_IN_HOUR))) await sendMail(mail);
}
