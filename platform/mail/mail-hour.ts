import { Problem, tooMany } from "../http/problem.ts";
import { wideNetworkOf } from "../limits/client-address.ts";
import type { LimitNotices } from "../limits/limit-notices.ts";
import type { Proof, ProofOfWork } from "../limits/proof-of-work.ts";
import type { RateLimit, RateLimits } from "../limits/rate-limits.ts";
import { mailHourTexts } from "./mail-hour-texts.ts";

/** A kind of mail that the site sends to any address that somebody types, with its hourly limit. */
export type MailHour = {
	kind: "sign-in" | "newsletter";
	points: number;
	/** part of the hour is reserved for addresses with an account */
	for_accounts: boolean;
};
export const SIGN_IN_HOUR: MailHour = { kind: "sign-in", points: 3_000, for_accounts: true };
export const NEWSLETTER_HOUR: MailHour = { kind: "newsletter", points: 2_000, for_accounts: false };

const HOUR = 60 * 60;
/** Mails an hour from the reserve for one known browser. */
const PER_BROWSER = 5;

/** The limit of a network: a tenth of what is left of the open part, so that it never uses it up. */
const fairShare = (left: number): number => Math.ceil(left / 10);

/** An hour's limits: two thirds open to all, a sixth each for known browsers and for accounts. */
export function limitsOf({ kind, points }: MailHour) {
	const part = (name: string, points: number): RateLimit => ({
		name: `${kind}-${name}`,
		points: Math.round(points),
		per_seconds: HOUR,
	});
	return {
		open: part("mails", (points * 2) / 3),
		network: part("network", fairShare((points * 2) / 3)),
		browsers: part("browsers", points / 6),
		browser: part("browser", PER_BROWSER),
		accounts: part("accounts", points / 6),
		/** counts requests, not mails, so that a refusal says nothing about an address */
		accounts_network: part("accounts-network", points / 60),
	};
}

export type Asking = {
	client: string;
	/** the key of a browser on which somebody has signed in before, else null */
	browser: string | null;
	/** the action of the proof of work: 'sign-in asha@example.com' */
	purpose: string;
	proof: Proof | undefined;
};
export type MailHours = ReturnType<typeof createMailHours>;

/**
 * Rations the mails of an hour (decision 0032). A network gets a tenth of what is left. Once half is sent, browsers
 * must send a proof of work. Once the open part is used up, mails go only to known browsers and to accounts.
 */
export function createMailHours({
	limits,
	work,
	notices,
}: {
	limits: RateLimits;
	work: ProofOfWork;
	notices: LimitNotices;
}) {
	async function stateOf(hour: MailHour, client: string) {
		const { open, network } = limitsOf(hour);
		const sent = await limits.used(open, "all");
		const sent_by_network = await limits.used(network, wideNetworkOf(client));
		return { sent, isOpen: sent_by_network < fairShare(open.points - sent) };
	}

	/** Throws a Problem (403, with a challenge) if a proof of work is required and is missing or wrong. */
	async function prove(hour: MailHour, { client, purpose, proof }: Asking): Promise<void> {
		const { sent, isOpen } = await stateOf(hour, client);
		if (sent * 2 >= hour.points) await notices.notify(`${hour.kind}-half`);
		else if (isOpen) return;
		if (proof && (await work.accepts(proof, purpose))) return;
		throw new Problem({
			status: 403,
			type: "urn:problem:robot-check",
			detail: mailHourTexts.robotCheck,
			challenge: await work.challenge(purpose),
		});
	}

	/**
	 * Counts one mail. Returns "anybody" if it may go to any address, "account" if only to one with an account; the
	 * visitor must not see the difference. Throws a Problem (429) if there is none for the visitor.
	 */
	async function take(hour: MailHour, { client, browser }: Asking): Promise<"anybody" | "account"> {
		const parts = limitsOf(hour);
		const network = wideNetworkOf(client);
		const sent = await limits.used(parts.open, "all");
		// reserve before the comparison, so that concurrent requests get no more than successive ones
		const place = await limits.tryReserveAll([parts.network, network]);
		const isWithinShare = (place?.counts[0] ?? Infinity) <= fairShare(parts.open.points - sent);
		if (isWithinShare && (await limits.tryTake(parts.open, "all"))) return "anybody";
		await place?.release();
		if (sent >= parts.open.points) await notices.notify(`${hour.kind}-full`);
		if (browser) {
			await limits.take(parts.browser, browser);
			await limits.take(parts.browsers, "all");
			return "anybody";
		}
		if (!hour.for_accounts) throw tooMany(mailHourTexts.full, HOUR);
		await limits.take(parts.accounts_network, network);
		return "account";
	}

	return {
		prove,
		take,
		/** Counts one mail of the reserve for accounts. Returns false if none is left. */
		takeForAccount: (hour: MailHour): Promise<boolean> => limits.tryTake(limitsOf(hour).accounts, "all"),
	};
}
