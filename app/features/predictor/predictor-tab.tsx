import { Info } from "lucide-react";
import { Island } from "../../islands/island.tsx";
import { Demo } from "../../ui/badge.tsx";
import { ModelRecordSection } from "./model-record.tsx";
import Predictor from "./predictor.island.tsx";
import type { PredictorPage } from "./predictor.server.ts";
import { predictorTexts } from "./rules.ts";
import "./predictor.css";
import "../../ui/styles/wayfinding.css";

/** The predictor, and the record of its model. */
export function PredictorTab({ page: { record, ...page } }: { page: PredictorPage }) {
	return (
		<div className="halves">
			<section className="predictor" aria-label="Match predictor">
				<Island of={Predictor} wake="now" props={page} />
				<p className="callout" data-tone="warning">
					<Info className="icon" />
					<span>{predictorTexts.disclaimer}</span>
				</p>
				{page.source === "simulated" ? (
					<>
						<p className="note">
							{predictorTexts.simulated} <Demo />
						</p>
						<p className="note predictor-no-script">{predictorTexts.needsScript}</p>
					</>
				) : null}
			</section>
			{record ? <ModelRecordSection record={record} /> : null}
		</div>
	);
}
