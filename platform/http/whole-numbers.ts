import { z } from "zod";

/** A positive number in a path: at most nine digits without leading zeros, so that each page has one address. */
export const pathNumber = z
	.string()
	.regex(/^[1-9]\d{0,8}$/, "That's not a number we know.")
	.transform(Number);

const DIGITS = /^(?:0|[1-9]\d*)$/;

/** A whole number in a query or form: decimal digits only, so no '1e1', '0x10', '+5', '05' or ''. */
export const wholeNumber = (least: number, most: number = Number.MAX_SAFE_INTEGER) =>
	z.preprocess(
		(sent) => (typeof sent === "string" && DIGITS.test(sent) ? Number(sent) : sent),
		z.int().min(least).max(most),
	);
