import { type ComponentType, useEffect, useEffectEvent, useState } from "react";

/**
 * Loads a component once it is `wanted`; null until then. A failure, without a connection or after a new deployment,
 * does not break the page: `onLost` is called, and the next time it is wanted it is loaded again. (React's `lazy`
 * would throw for the whole page, and remember the failure.) `load` must be the same function at each render.
 */
export function useLazyPart<Props>(
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
