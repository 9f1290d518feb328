import { mailAddress } from "../../../platform/mail/address.ts";
import { texts } from "./rules.ts";

/** The address that identifies an account, normalised (AUTH-1). */
export const addressSchema = mailAddress(texts.invalidAddress, texts.enterAddress);
