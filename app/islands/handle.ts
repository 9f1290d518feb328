/** The `handle` of a route whose page is HTML with islands, without the router in the browser. */
export type IslandHandle = { islands: true };

/** Whether the page of a route module is an island page. */
export const hasIslands = (module: unknown): boolean =>
	(module as { handle?: Partial<IslandHandle> } | undefined)?.handle?.islands === true;
