import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import type { Asked } from "./web.ts";

/** A browser that is subscribed at `https://push.example`, which is the web stub (`fetchByHttps`). */
export function pushBrowser(path: string) {
	const curve = createECDH("prime256v1");
	const own = curve.generateKeys();
	const auth = randomBytes(16);
	return {
		path,
		subscription: {
			endpoint: `https://push.example${path}`,
			keys: { p256dh: own.toString("base64url"), auth: auth.toString("base64url") },
		},
		/** Decrypts the text of a message as a browser does (RFC 8188, RFC 8291). */
		read({ bytes }: Pick<Asked, "bytes">): string {
			const salt = bytes.subarray(0, 16);
			const length = bytes.readUInt8(20);
			const sender = bytes.subarray(21, 21 + length);
			const sealed = bytes.subarray(21 + length);
			const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, sender]);
			const key = Buffer.from(hkdfSync("sha256", curve.computeSecret(sender), auth, info, 32));
			const part = (name: string, bytes: number) =>
				Buffer.from(hkdfSync("sha256", key, salt, `Content-Encoding: ${name}\0`, bytes));
			const cipher = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
			cipher.setAuthTag(sealed.subarray(-16));
			const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
			return padded.subarray(0, padded.lastIndexOf(2)).toString();
		},
	};
}

/** Checks the signature of a message's Authorization and returns its claims (RFC 8292). */
export function claimsOf({ headers }: Pick<Asked, "headers">, public_key: string): Record<string, unknown> {
	const [, token = "", key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
	if (key !== public_key) throw new Error(`signed by another key: ${headers.authorization}`);
	const [head = "", claims = "", signature = ""] = token.split(".");
	const point = Buffer.from(public_key, "base64url");
	const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
	const signer = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
	const given = { key: signer, dsaEncoding: "ieee-p1363" } as const;
	if (!verify("sha256", Buffer.from(`${head}.${claims}`), given, Buffer.from(signature, "base64url")))
		throw new Error("a wrong signature");
	return JSON.parse(Buffer.from(claims, "base64url").toString());
}
