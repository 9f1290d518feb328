import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { reloadForUpdate } from "../browser/reload-for-update.ts";

/**
 * Returns a component loaded on demand: null until `needed` is true and the script has arrived. When the script fails to load while
 * the browser is online, the site was updated: the hook reloads the page once, or opens `instead`, a page that shows the same as the
 * component. Otherwise it calls `onFailed` and retries the next time the component is needed. React's `lazy` is not used because it
 * throws for the whole page and caches the failure. `load` must keep its identity between renders.
 */
export function useLazyPart<Props>(
	load: () => Promise<{ default: ComponentType<Props> }>,
	needed: boolean,
	onFailed: () => void,
	instead?: string,
): ComponentType<Props> | null {
	const [part, setPart] = useState<ComponentType<Props> | null>(null);
	const fail = useEffectEvent(onFailed);
	useEffect(() => {
		if (!needed || part) return;
		let over = false;
		load().then(
			(loaded) => over || setPart(() => loaded.default),
			() => over || (navigator.onLine && reloadForUpdate(instead)) || fail(),
		);
		return () => {
			over = true;
		};
	}, [load, needed, part, instead]);
	return needed ? part : null;
}
