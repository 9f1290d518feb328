/** What a part of a page counts, as a question to the record. */
export type Counted = { rows: string; where?: object; by?: string[] };

/**
 * Says it as data, so that each figure can be asked for again: within it `data-figure` is a measure ('runs', or
 * 'appearances.matches' of other rows) and `data-line` the value that the figure's line is grouped by.
 */
export const counted = (question: Counted | undefined) => (question ? { "data-q": JSON.stringify(question) } : {});
