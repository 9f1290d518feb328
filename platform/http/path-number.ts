import { z } from "zod";

/** A number in a path: at most nine digits without sign, point or leading zeros, so that a thing has one address. */
export const pathNumber = z
	.string()
	.regex(/^[1-9]\d{0,8}$/, "That's not a number we know.")
	.transform(Number);
