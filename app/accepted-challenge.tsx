import { createRoot } from "react-dom/client";
import { Accepted } from "./features/sharing/viral/accepted.tsx";
import type { ShowAccepted } from "./features/sharing/viral/viral-sheet.ts";
import { IslandRoot } from "./islands/island-root.tsx";
import { LazyPart } from "./ui/lazy-part.tsx";

const armyPicker = () => import("./features/community/army-picker.island.tsx");

/** Renders the view after an accepted challenge. Returns a function that removes it. */
export const showAccepted: ShowAccepted = (place, team, hero) => {
	const root = createRoot(place);
	root.render(
		<IslandRoot here={location.pathname + location.search}>
			<Accepted team={team} hero={hero} armyPicker={<LazyPart load={armyPicker} props={{}} />} />
		</IslandRoot>,
	);
	return () => root.unmount();
};
