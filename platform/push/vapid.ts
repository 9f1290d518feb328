import { createECDH, hkdfSync } from "node:crypto";

/** The order of the curve P-256: a private key is a number from 1 up to one less. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 16 bytes more than the key has, so that no number is likelier than another (FIPS 186-5, A.2.1). */
const BYTES = 48;

/** Both in base64url, as browsers and push services know them. */
export type VapidKeys = { publicKey: string; privateKey: string };

/**
 * The keys by which push services know this site (RFC 8292). Without keys of the owner they follow from the site's secret, so that all
 * processes have the same and nothing else has to be kept. Throws for a private key that is none.
 */
export function vapidKeysOf(settings: { AUTH_SECRET: string; VAPID_PRIVATE_KEY?: string | undefined }): VapidKeys {
	const privateKey = settings.VAPID_PRIVATE_KEY
		? Buffer.from(settings.VAPID_PRIVATE_KEY, "base64url")
		: derived(settings.AUTH_SECRET);
	const curve = createECDH("prime256v1");
	curve.setPrivateKey(privateKey);
	return { publicKey: curve.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}

function derived(secret: string): Buffer {
	const bytes = Buffer.from(hkdfSync("sha256", secret, "", "twelfth-man push keys", BYTES));
	const number = (BigInt(`0x${bytes.toString("hex")}`) % (ORDER - 1n)) + 1n;
	return Buffer.from(number.toString(16).padStart(64, "0"), "hex");
}
