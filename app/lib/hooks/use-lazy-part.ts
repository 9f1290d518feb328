import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { reloadForUpdate } from "../browser/reload-for-update.ts";

/**
 * Loads a component while `needed` is true. Returns null until then and until its script has arrived. If the script
 * fails to load while the browser is online, the site was updated: the hook then reloads the page, or opens `instead`,
 * a page that shows the same. Offline, or after such a reload, it calls `onFailed`. `load` must keep its identity
 * between renders. React's `lazy` would throw for the whole page and cache the failure.
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
