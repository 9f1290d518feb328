import { mailAddress } from "../../../platform/mail/address.ts";
import { texts } from "./rules.ts";

/** AUTH-1: the address that identifies an account, in its one spelling. */
export const addressSchema = mailAddress(texts.invalidAddress, texts.enterAddress);
