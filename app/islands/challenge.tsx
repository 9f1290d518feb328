import { createRoot } from "react-dom/client";
import ViralSheet from "../features/sharing/viral/viral-sheet.tsx";
import { LazyPart } from "../ui/lazy-part.tsx";
import { IslandRoot } from "./island-root.tsx";

// few fans need it, and only after accepting a challenge
const armyPicker = () => import("../features/community/army-picker.island.tsx");

/** Opens the viral challenge over the page. Nothing of it is in the served page. */
export function openChallenge(): void {
	const place = document.body.appendChild(document.createElement("div"));
	const root = createRoot(place);
	const close = () => {
		root.unmount();
		place.remove();
	};
	root.render(
		<IslandRoot here={location.pathname + location.search}>
			<ViralSheet armyPicker={<LazyPart load={armyPicker} props={{}} />} onClosed={close} />
		</IslandRoot>,
	);
}
