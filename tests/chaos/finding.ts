/** What was counted, and what it has to be; without the latter it is told for its own sake. */
export type Finding = { what: string; count: number; wanted?: number };
