import { Tv } from "lucide-react";
import type { Ref } from "react";
import { reliveTexts } from "./rules.ts";
import "./relive.css";

/** Opens the form that starts a match. */
export const WatchButton = ({ onPress, ref }: { onPress: () => void; ref?: Ref<HTMLButtonElement> }) => (
	<button
		ref={ref}
		type="button"
		className="btn relive-door"
		data-variant="outline"
		aria-haspopup="dialog"
		onClick={onPress}
	>
		<Tv className="icon" /> {reliveTexts.title}
	</button>
);
