import { useState } from "react";
import { SharePanel } from "../sharing/share-panel.tsx";
import ViralCard from "../sharing/viral/viral-card.island.tsx";
import { communityTexts } from "./rules.ts";
import "./community.css";
import "../../ui/styles/cards.css";

/** A fan's own link to the site, and the results of all the fan's links. */
export default function ShareTab() {
	const [created, setCreated] = useState(0);
	return (
		<>
			<h2>{communityTexts.share}</h2>
			<div className="share-columns">
				<section className="card stack" aria-labelledby="own-link">
					<h3 className="card-title" id="own-link">
						Your own link
					</h3>
					<p>{communityTexts.shareLead}</p>
					<SharePanel type="general" onCreated={() => setCreated(created + 1)} />
				</section>
				{/* the key reloads the counts after a new link */}
				<ViralCard key={created} />
			</div>
		</>
	);
}
