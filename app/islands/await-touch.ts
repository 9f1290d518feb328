import { TOUCHED } from "./first-touch.ts";

const TOUCHES = ["pointerdown", "focusin", "keydown", TOUCHED];
/** What a touch can be for. A pointer that rests elsewhere on a new page is no touch. */
const CONTROLS = "a, button, form, tr";

/**
 * Loads what answers touches with the first of them. From then on the inline script of first-touch.ts holds no touch of
 * the frame back, also when it fails to load: links and forms then do what they do without scripts. Returns a function
 * that loads it and waits for it; it resolves to false when it fails.
 */
export function awaitTouch(load: () => Promise<void>): () => Promise<boolean> {
	let loading: Promise<boolean> | undefined;
	const start = () => {
		loading ??= load()
			.then(
				() => true,
				() => false,
			)
			.finally(() => {
				document.documentElement.dataset.touchable = "";
			});
		return loading;
	};
	for (const type of TOUCHES) addEventListener(type, start, { once: true, passive: true });
	// a fan may be in a field already
	if (document.activeElement?.closest(CONTROLS)) void start();
	addEventListener("pointerover", ({ target }) => (target as Element).closest?.(CONTROLS) && start(), {
		passive: true,
	});
	return start;
}
