import { type ComponentType, useEffect, useEffectEvent, useState } from "react";

import { loadForUpdate } from "../browser/old-tab.ts";

/**
 * Loads a component once it is `wanted`; null until then. A failure does not break the page: after an
 * update of the site the page is loaded again, with what was typed; else `onLost` is called, and the next time the part is wanted it
 * is loaded again. (React's `lazy`
 * would throw for the whole page, and remember the failure.) `instead`: the page to load in
 * that case, when it shows the same as the part. `load` must be the same function at each render.
 */
export function useLazyPart<Props>(
	load: () => Promise<{ default: ComponentType<Props> }>,
	wanted: boolean,
	onLost: () => void,
	instead?: string,
): ComponentType<Props> | null {
	const [late, setLate] = useState<ComponentType<Props> | null>(null);
	const lost = useEffectEvent(onLost);
	useEffect(() => {
		if (!wanted || late) return;
		let over = false;
		load().then(
			(found) => over || setLate(() => found.default),
			// with a connection the part is gone because the site was updated
			() => over || (navigator.onLine && loadForUpdate(instead)) || lost(),
		);
		return () => {
			over = true;
		};
	}, [load, wanted, late, instead]);
	return wanted ? late : null;
}
