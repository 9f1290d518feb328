import { useState } from "react";
import { SharePanel } from "../sharing/share-panel.tsx";
import { ViralCard } from "../sharing/viral-card.tsx";
import { communityTexts } from "./rules.ts";

/** 'Share & Win': one's own link, and what one's links have brought about. */
export function ShareTab() {
	const [made, setMade] = useState(0);
	return (
		<>
			<h2>{communityTexts.share}</h2>
			<div className="share-columns">
				<section className="card stack" aria-labelledby="own-link">
					<h3 className="card-title" id="own-link">
						Your own link
					</h3>
					<p>{communityTexts.shareLead}</p>
					<SharePanel type="general" onMade={() => setMade(made + 1)} />
				</section>
				{/* a new link counts at once */}
				<ViralCard key={made} />
			</div>
		</>
	);
}
