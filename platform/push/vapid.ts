import { createECDH, hkdfSync } from "node:crypto";

/** The order of the curve P-256: a private key is a number from 1 up to one less. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 16 bytes more than the key has, so that all numbers are equally likely (FIPS 186-5, A.2.1). */
const BYTES = 48;

/** Both in base64url, as browsers and push services know them. */
export type VapidKeys = { publicKey: string; privateKey: string };

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
