import { createECDH } from "node:crypto";
import { expect, test } from "vitest";
import { vapidKeysOf } from "./push.ts";

test("the keys are a pair that depends on the secret alone", () => {
	const keys = vapidKeysOf("a secret of thirty-two characters");
	expect(vapidKeysOf("a secret of thirty-two characters")).toEqual(keys);
	expect(vapidKeysOf("another secret of that many letters").privateKey).not.toBe(keys.privateKey);
	const curve = createECDH("prime256v1");
	curve.setPrivateKey(keys.privateKey, "base64url");
	expect(curve.getPublicKey("base64url")).toBe(keys.publicKey);
	expect(Buffer.from(keys.publicKey, "base64url")).toHaveLength(65);
	expect(Buffer.from(keys.privateKey, "base64url")).toHaveLength(32);
});
