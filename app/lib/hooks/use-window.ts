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

/** The fragment of the address, '#quiz'. While an island hydrates it is '', as on the server. */
export const useHash = (): string =>
	useSyncExternalStore(
		toHash,
		() => location.hash,
		() => "",
	);

/** Whether the browser has a connection, as far as it knows. */
export const useOnline = (): boolean =>
	useSyncExternalStore(
		toConnection,
		() => navigator.onLine,
		() => true,
	);
