/** The question to the record that a table of a page answers. */
export type Counted = { rows: string; where?: object; by?: string[] };

/**
 * The question as an attribute of a table, from which `npm run record:consistency` asks each figure again. In the
 * table, `data-figure` names a measure ('runs', or 'appearances.matches' of other rows) and `data-line` the group.
 */
export const counted = (question: Counted | undefined) => (question ? { "data-q": JSON.stringify(question) } : {});
