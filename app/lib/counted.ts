/** The question to the record that a table of a page answers. */
export type Counted = { rows: string; where?: object; by?: string[] };

/**
 * The question as attributes, from which `record:consistency` asks each figure again. Inside, `data-figure` names a
 * measure ('runs', or 'appearances.matches' of other rows) and `data-line` the group.
 */
export const counted = (question: Counted | undefined) => (question ? { "data-q": JSON.stringify(question) } : {});
