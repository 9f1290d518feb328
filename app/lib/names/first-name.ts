/** The most graphemes of a first name. */
export const FIRST_NAME_LETTERS = 30;
