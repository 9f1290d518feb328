/** The question to the record behind a part of a page. */
export type Counted = { rows: string; where?: object; by?: string[] };

/**
 * Writes the question as attributes, so that each figure can be checked: inside, `data-figure` is a measure ('runs',
 * or 'appearances.matches' for other rows) and `data-line` the group of the figure's line.
 */
export const counted = (question: Counted | undefined) => (question ? { "data-q": JSON.stringify(question) } : {});
