import { Pause } from "lucide-react";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

/** In local storage: '1' if the fan has paused motion. */
const STORAGE_KEY = "arenaMotionPaused";

type Motion = {
	/** the fan has paused motion */
	paused: boolean;
	/** the device prefers reduced motion */
	reduced: boolean;
	/** `paused` or `reduced`: nothing may move by itself */
	still: boolean;
	toggle: () => void;
};

const MotionContext = createContext<Motion>({ paused: false, reduced: false, still: true, toggle: () => {} });
export const useMotion = (): Motion => useContext(MotionContext);

/** Provides `useMotion` to its children, and sets `data-still` for styles. */
export function MotionProvider({ children }: { children: ReactNode }) {
	const [paused, setPaused] = useState(false);
	// true until the device's preference is read
	const [reduced, setReduced] = useState(true);

	useEffect(() => {
		setPaused(readPaused());
		const preference = matchMedia("(prefers-reduced-motion: reduce)");
		const update = () => setReduced(preference.matches);
		update();
		preference.addEventListener("change", update);
		return () => preference.removeEventListener("change", update);
	}, []);

	function toggle() {
		try {
			localStorage.setItem(STORAGE_KEY, paused ? "0" : "1");
		} catch {
			// without storage the choice lasts for this page
		}
		setPaused(!paused);
	}
	const still = paused || reduced;
	return (
		<MotionContext value={{ paused, reduced, still, toggle }}>
			<div data-still={still ? "" : undefined}>{children}</div>
		</MotionContext>
	);
}

function readPaused(): boolean {
	try {
		return localStorage.getItem(STORAGE_KEY) === "1";
	} catch {
		return false;
	}
}

/** The button that pauses all motion of the page. */
export function PauseMotion() {
	const { paused, toggle } = useMotion();
	return (
		<button type="button" className="btn needs-script" data-variant="quiet" aria-pressed={paused} onClick={toggle}>
			<Pause className="icon" /> Pause motion
		</button>
	);
}
