import { z } from "zod";

/** A number in a path: at most nine digits without sign, point or leading zeros, so that a thing has one address. */
export const pathNumber = z
	.string()
	.regex(/^[1-9]\d{0,8}$/, "That's not a number we know.")
	.transform(Number);

const DIGITS = /^(?:0|[1-9]\d*)$/;

/**
 * A whole number of a query or a form, where it is text: decimal digits alone. '1e1', '0x10', '+5', '5.0', '05', ' 5' and ''
 * are refused. A number of a JSON body is taken as it is.
 */
export const wholeNumber = (least: number, most: number = Number.MAX_SAFE_INTEGER) =>
	z.preprocess(
		(sent) => (typeof sent === "string" && DIGITS.test(sent) ? Number(sent) : sent),
		z.int().min(least).max(most),
	);
