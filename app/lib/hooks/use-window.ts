import { useSyncExternalStore } from "react";

const subscribeTo =
	(...types: string[]) =>
	(changed: () => void) => {
		for (const type of types) addEventListener(type, changed);
		return () => {
			for (const type of types) removeEventListener(type, changed);
		};
	};
const toHash = subscribeTo("hashchange");
const toConnection = subscribeTo("online", "offline");

/** The fragment of the address, '#quiz'; '' on the server and during hydration. */
export const useHash = (): string =>
	useSyncExternalStore(
		toHash,
		() => location.hash,
		() => "",
	);

/** Whether the browser reports a connection; true on the server and during hydration. */
export const useOnline = (): boolean =>
	useSyncExternalStore(
		toConnection,
		() => navigator.onLine,
		() => true,
	);
