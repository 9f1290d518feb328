import { z } from "zod";
import { LONGEST_ADDRESS } from "./rules.ts";

/** Base64url, as a browser's `PushSubscription.toJSON()` writes its keys. */
const key = (bytes: number) =>
	z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`), `must be ${bytes} bytes in base64url`);

/** What a browser says of its subscription. */
export const subscriptionSchema = z.object({
	endpoint: z.string().max(LONGEST_ADDRESS),
	keys: z.object({ p256dh: key(65), auth: key(16) }),
});
export type Subscription = z.output<typeof subscriptionSchema>;

export const pushStateSchema = z.object({
	/** what a browser subscribes with, in base64url */
	public_key: z.string(),
	/** whether the fan's notifications come to the browser of this session */
	here: z.boolean(),
});
