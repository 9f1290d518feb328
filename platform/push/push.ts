import { createECDH, hkdfSync } from "node:crypto";
import webpush from "web-push";
import type { Settings } from "../env.ts";
import { ANY_TYPE, OutsideError, type OutsideFetch } from "../outside/outside-fetch.ts";

/** The URL at the push service, and the keys for the encryption. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };
/**
 * "gone": the browser has unsubscribed, or its address is not allowed. "later": certainly not accepted; retry after the
 * seconds. "lost": refused, or unknown whether it was accepted.
 */
export type PushOutcome = { result: "sent" | "gone" | "lost" } | { result: "later"; after_seconds: number };
export type Push = ReturnType<typeof createPush>;
type PushSettings = Pick<Settings, "AUTH_SECRET" | "SITE_URL" | "MAIL_FROM" | "CONTACT_EMAIL">;

/** Sends web push messages, encrypted (RFC 8291) and signed by the site (RFC 8292). */
export function createPush(settings: PushSettings, outside: OutsideFetch) {
	const keys = vapidKeysOf(settings.AUTH_SECRET);
	const vapidDetails = { subject: subjectOf(settings), ...keys };

	return {
		/** The key with which browsers subscribe. */
		public_key: keys.publicKey,
		/** Sends a message that the push service stores for `ttl_seconds`. Its errors are results. */
		async send({ endpoint, p256dh, auth }: PushTarget, message: object, ttl_seconds: number): Promise<PushOutcome> {
			if (!isPushAddress(endpoint)) return { result: "gone" };
			const details = sealed({ endpoint, keys: { p256dh, auth } }, message, { vapidDetails, TTL: ttl_seconds });
			if (!details) return { result: "gone" };
			try {
				// the HTTP client sets it
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

/** Whether a URL may be a push service's: https with a host name, and no port or credentials. */
export function isPushAddress(text: string): boolean {
	const url = URL.parse(text);
	return (
		url?.protocol === "https:" && !url.port && !url.username && !url.password && /\.[a-z][a-z\d-]*$/.test(url.hostname)
	);
}

/** Null if the browser's keys are invalid. */
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
/** Errors before a connection, after which nothing was sent. */
const NOT_CONNECTED = [
	"ECONNREFUSED",
	"ENOTFOUND",
	"EAI_AGAIN",
	"ENETUNREACH",
	"EHOSTUNREACH",
	"UND_ERR_CONNECT_TIMEOUT",
];

/** The contact for push services. */
function subjectOf({ SITE_URL, CONTACT_EMAIL, MAIL_FROM }: PushSettings): string {
	if (SITE_URL.startsWith("https:")) return SITE_URL;
	return `mailto:${CONTACT_EMAIL ?? MAIL_FROM.match(/<(.+)>/)?.[1] ?? MAIL_FROM}`;
}

/** The order of the curve P-256. A private key is between 1 and the order - 1. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 16 bytes more than a key, so that all keys are equally likely (FIPS 186-5, A.2.1). */
const BYTES = 48;

/** Both in base64url. */
type VapidKeys = { publicKey: string; privateKey: string };

/**
 * Derives the keys of this site for push services (RFC 8292) from its secret, so processes share them without storing
 * them. A new secret ends all sessions, and subscriptions end with their session.
 */
export function vapidKeysOf(secret: string): VapidKeys {
	const bytes = Buffer.from(hkdfSync("sha256", secret, "", "twelfth-man push keys", BYTES));
	const number = (BigInt(`0x${bytes.toString("hex")}`) % (ORDER - 1n)) + 1n;
	const privateKey = Buffer.from(number.toString(16).padStart(64, "0"), "hex");
	const curve = createECDH("prime256v1");
	curve.setPrivateKey(privateKey);
	return { publicKey: curve.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}
