import { z } from "zod";
import { mailAddress } from "../../../platform/mail/address-schema.ts";
import { safeReturnPath } from "../../lib/return-path.ts";
import { codeOf, texts } from "./rules.ts";

/** AUTH-1: the address that identifies an account, normalised. */
export const addressSchema = mailAddress(texts.invalidAddress, texts.enterAddress);

/** AUTH-4: the six digits of a mailed code. */
export const codeSchema = z
	.string(texts.codeShape)
	.max(200, texts.codeShape)
	.transform((typed, { addIssue }) => {
		const code = codeOf(typed);
		if (code) return code;
		addIssue({ code: "custom", message: texts.codeShape });
		return z.NEVER;
	});

/** The path that a fan returns to after signing in; the home page unless it is one of this site. */
export const returnPathSchema = z.unknown().optional().transform(safeReturnPath);
