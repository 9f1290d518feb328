import { useSyncExternalStore } from "react";

function onHashChange(changed: () => void): () => void {
	addEventListener("hashchange", changed);
	return () => removeEventListener("hashchange", changed);
}

/** The fragment of the address, '#quiz'. While a page hydrates it is '', as on the server. */
export const useHash = (): string =>
	useSyncExternalStore(
		onHashChange,
		() => location.hash,
		() => "",
	);
