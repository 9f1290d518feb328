import { z } from "zod";
import { isBlank, mailAddressOf } from "./address.ts";

/** A schema that normalises a mail address. `empty`: the message for an empty field. */
export const mailAddress = (invalid: string, empty = invalid) =>
	z.string(empty).transform((typed, { addIssue }) => {
		const address = mailAddressOf(typed);
		if (address) return address;
		addIssue({ code: "custom", message: isBlank(typed) ? empty : invalid });
		return z.NEVER;
	});
