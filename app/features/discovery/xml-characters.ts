/** What is no character of XML 1.0, section 2.2: most controls, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A whole document without the characters that XML forbids, which no escape makes lawful. */
export const xmlCharacters = (document: string): string => document.replace(FORBIDDEN, "");
