import { useSyncExternalStore } from "react";

function listen(changed: () => void) {
	window.addEventListener("online", changed);
	window.addEventListener("offline", changed);
	return () => {
		window.removeEventListener("online", changed);
		window.removeEventListener("offline", changed);
	};
}

/** Whether the browser has a connection, as far as it knows. */
export const useOnline = (): boolean =>
	useSyncExternalStore(
		listen,
		() => navigator.onLine,
		() => true,
	);
