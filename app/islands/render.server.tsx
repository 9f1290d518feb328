import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import type { RenderedIsland } from "./island.tsx";
import { IslandRoot } from "./island-root.tsx";

/** Returns a renderer for the islands of one page, with an id prefix for each. `here`: the page's path and query. */
export function createIslandRenderer(here: string) {
	let count = 0;
	return <Props extends object>(Part: ComponentType<Props>, props: Props): RenderedIsland => {
		const prefix = `i${count++}`;
		const island = (
			<IslandRoot here={here}>
				<Part {...props} />
			</IslandRoot>
		);
		return { html: renderToString(island, { identifierPrefix: prefix }), prefix };
	};
}
