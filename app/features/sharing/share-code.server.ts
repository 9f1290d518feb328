import { randomInt } from "node:crypto";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Returns a random code of 12 characters: 71 bits, so that links cannot be guessed. */
export const newCode = () => Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
