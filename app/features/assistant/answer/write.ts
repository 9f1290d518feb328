/** The first letter large: for a figure in words at the beginning of a sentence. */
export const titleCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'A, B and C' */
export const listed = (names: readonly (string | number)[]): string =>
	names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : String(names[0] ?? "");
