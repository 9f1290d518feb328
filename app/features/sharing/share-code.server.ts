import { randomInt } from "node:crypto";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** The code of a new link: 71 bits, so that nobody finds one by trying. */
export const newCode = () => Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
