import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { loadForUpdate } from "../browser/old-tab.ts";

/**
 * Returns a component loaded on demand: null until `wanted` is true and the script has arrived. When the script fails to load while
 * the browser is online, the site was updated: the hook reloads the page once, or opens `instead`, a page that shows the same as the
 * component. Otherwise it calls `onLost` and retries the next time the component is wanted. React's `lazy` is not used because it
 * throws for the whole page and caches the failure. `load` must keep its identity between renders.
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
			() => over || (navigator.onLine && loadForUpdate(instead)) || lost(),
		);
		return () => {
			over = true;
		};
	}, [load, wanted, late, instead]);
	return wanted ? late : null;
}
