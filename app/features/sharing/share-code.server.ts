import { randomInt } from "node:crypto";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Makes the code of a link: 71 bits, so that links cannot be guessed. */
export const newCode = () => Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
