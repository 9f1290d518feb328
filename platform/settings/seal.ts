import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = "sealed:";

const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "site settings", 32));

/** Encrypts a setting with a key made from AUTH_SECRET. It can only be opened under the same `name`. */
export function seal(secret: string, name: string, value: string): string {
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce).setAAD(Buffer.from(name));
	const sealed = Buffer.concat([cipher.update(value, "utf8"), cipher.final()]);
	return SEALED + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Opens a sealed setting. Null when it was sealed with another AUTH_SECRET. */
export function unseal(secret: string, name: string, text: string): string | null {
	const bytes = Buffer.from(text.slice(SEALED.length), "base64url");
	const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
	try {
		const decipher = createDecipheriv(ALGORITHM, keyOf(secret), nonce).setAAD(Buffer.from(name)).setAuthTag(tag);
		return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
	} catch {
		return null;
	}
}
