import { Tv } from "lucide-react";
import { reliveTexts } from "./rules.ts";

/** Opens the form that starts a match. */
export const WatchButton = ({ onPress }: { onPress: () => void }) => (
	<button type="button" className="btn relive-door" data-variant="outline" aria-haspopup="dialog" onClick={onPress}>
		<Tv className="icon" /> {reliveTexts.title}
	</button>
);
