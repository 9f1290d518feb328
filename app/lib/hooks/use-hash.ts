import { useSyncExternalStore } from "react";

function listen(onChange: () => void): () => void {
	addEventListener("hashchange", onChange);
	return () => removeEventListener("hashchange", onChange);
}

/** The fragment of the address, '#quiz'. While an island hydrates it is '', as on the server. */
export const useHash = (): string =>
	useSyncExternalStore(
		listen,
		() => location.hash,
		() => "",
	);
