import { type ComponentType, useEffect, useEffectEvent, useState } from "react";

/**
 * A component that is fetched when it is `wanted`, or null until it is there. What cannot be fetched, as without a connection or
 * after the site has changed, costs the page nothing: `onLost` is told, and the next wish tries again. (React's `lazy` would throw it
 * at the whole page, and remember it.) `load`: the same function at each rendering.
 */
export function useLate<Props>(
	load: () => Promise<{ default: ComponentType<Props> }>,
	wanted: boolean,
	onLost: () => void,
): ComponentType<Props> | null {
	const [late, setLate] = useState<ComponentType<Props> | null>(null);
	const lost = useEffectEvent(onLost);
	useEffect(() => {
		if (!wanted || late) return;
		let over = false;
		load().then(
			(found) => over || setLate(() => found.default),
			() => over || lost(),
		);
		return () => {
			over = true;
		};
	}, [load, wanted, late]);
	return wanted ? late : null;
}
