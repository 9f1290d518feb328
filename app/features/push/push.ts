import { z } from "zod";
import { LONGEST_ADDRESS } from "./rules.ts";

/** Base64url, as in a browser's `PushSubscription.toJSON()`. */
const key = (bytes: number) =>
	z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`), `must be ${bytes} bytes in base64url`);

/** A browser's subscription. */
export const subscriptionSchema = z.object({
	endpoint: z.string().max(LONGEST_ADDRESS),
	keys: z.object({ p256dh: key(65), auth: key(16) }),
});
export type Subscription = z.output<typeof subscriptionSchema>;

export const pushStateSchema = z.object({
	/** the key with which browsers subscribe, in base64url */
	public_key: z.string(),
	/** whether the browser of this session gets the fan's notifications */
	here: z.boolean(),
});
