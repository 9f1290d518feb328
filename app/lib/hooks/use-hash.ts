import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

const never = () => () => {};

/** The fragment of the address, '#quiz'. While a page hydrates it is '', as on the server. */
export function useHash(): string {
	const { hash } = useLocation();
	const alive = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
	return alive ? hash : "";
}
