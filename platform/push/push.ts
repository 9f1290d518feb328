import { createECDH, hkdfSync } from "node:crypto";
import webpush from "web-push";
import type { Settings } from "../env.ts";
import { ANY_TYPE, OutsideError, type OutsideFetch } from "../outside/outside-fetch.ts";

/** The address at the push service, and the keys to encrypt for. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };
/**
 * "gone": the browser has unsubscribed, or its address may never be asked. "later": certainly not taken, another try may succeed, after
 * the seconds that the service names. "lost": refused, or nobody can say whether it was taken.
 */
export type PushOutcome = { result: "sent" | "gone" | "lost" } | { result: "later"; after_seconds: number };
export type Push = ReturnType<typeof createPush>;
type PushSettings = Pick<Settings, "AUTH_SECRET" | "SITE_URL" | "MAIL_FROM" | "CONTACT_EMAIL">;

/**
 * Sends messages to browsers by their push services: encrypted for each browser (RFC 8291), signed by the site (RFC 8292), through the
 * guarded client.
 */
export function createPush(settings: PushSettings, outside: OutsideFetch) {
	const keys = vapidKeysOf(settings.AUTH_SECRET);
	const vapidDetails = { subject: subjectOf(settings), ...keys };

	return {
		/** What a browser subscribes with. */
		public_key: keys.publicKey,
		/** Sends one message, which the push service keeps for `ttl_seconds` at most. Never throws for what the other side does. */
		async send({ endpoint, p256dh, auth }: PushTarget, message: object, ttl_seconds: number): Promise<PushOutcome> {
			if (!isPushAddress(endpoint)) return { result: "gone" };
			const details = sealed({ endpoint, keys: { p256dh, auth } }, message, { vapidDetails, TTL: ttl_seconds });
			if (!details) return { result: "gone" };
			try {
				// the client counts the bytes itself
				const { "Content-Length": _length, ...headers } = details.headers;
				await outside(endpoint, { accept: [ANY_TYPE], headers, body: new Uint8Array(details.body) });
				return { result: "sent" };
			} catch (error) {
				if (error instanceof OutsideError) return outcomeOf(error);
				throw error;
			}
		},
	};
}

/** Whether an address can be a push service's: https under a name, without a port or credentials of its own. */
export function isPushAddress(text: string): boolean {
	const url = URL.parse(text);
	return (
		url?.protocol === "https:" && !url.port && !url.username && !url.password && /\.[a-z][a-z\d-]*$/.test(url.hostname)
	);
}

/** Null where the browser's keys are none. */
function sealed(target: webpush.PushSubscription, message: object, options: webpush.RequestOptions) {
	try {
		return webpush.generateRequestDetails(target, JSON.stringify(message), {
			contentEncoding: "aes128gcm",
			urgency: "normal",
			...options,
		}) as { headers: Record<string, string>; body: Buffer };
	} catch {
		return null;
	}
}

function outcomeOf({ failure, status = 0, retry_after_seconds = 0, cause }: OutsideError): PushOutcome {
	if (failure === "refused" || status === 404 || status === 410) return { result: "gone" };
	const reason = (cause as { cause?: { code?: string } } | undefined)?.cause?.code ?? "";
	const unreached = failure === "unreachable" && NOT_CONNECTED.includes(reason);
	if (status === 429 || status >= 500 || unreached) return { result: "later", after_seconds: retry_after_seconds };
	return { result: "lost" };
}
/** Why a connection was never made: nothing was sent over it. */
const NOT_CONNECTED = [
	"ECONNREFUSED",
	"ENOTFOUND",
	"EAI_AGAIN",
	"ENETUNREACH",
	"EHOSTUNREACH",
	"UND_ERR_CONNECT_TIMEOUT",
];

/** Whom a push service may write to. */
function subjectOf({ SITE_URL, CONTACT_EMAIL, MAIL_FROM }: PushSettings): string {
	if (SITE_URL.startsWith("https:")) return SITE_URL;
	return `mailto:${CONTACT_EMAIL ?? MAIL_FROM.match(/<(.+)>/)?.[1] ?? MAIL_FROM}`;
}

/** The order of the curve P-256: a private key is a number from 1 up to one less. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 16 bytes more than the key has, so that all numbers are equally likely (FIPS 186-5, A.2.1). */
const BYTES = 48;

/** Both in base64url, as browsers and push services know them. */
type VapidKeys = { publicKey: string; privateKey: string };

/**
 * The keys by which push services know this site (RFC 8292). They follow from the site's secret, so all processes have the same and
 * nothing else must be kept. A new secret ends all sessions, and a browser's subscription ends with its session.
 */
export function vapidKeysOf(secret: string): VapidKeys {
	const bytes = Buffer.from(hkdfSync("sha256", secret, "", "twelfth-man push keys", BYTES));
	const number = (BigInt(`0x${bytes.toString("hex")}`) % (ORDER - 1n)) + 1n;
	const privateKey = Buffer.from(number.toString(16).padStart(64, "0"), "hex");
	const curve = createECDH("prime256v1");
	curve.setPrivateKey(privateKey);
	return { publicKey: curve.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}
