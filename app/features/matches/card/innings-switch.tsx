import type { ReactNode } from "react";
import { TeamCode } from "../../../ui/people/team-code.tsx";
import type { Innings } from "./match.server.ts";
import "./card.css";

type InningsSwitchProps = {
	/** unique on the page */
	id: string;
	legend: string;
	innings: Innings[];
	/** the index of the innings shown first */
	first: number;
	children: (innings: Innings) => ReactNode;
};

/**
 * Shows one innings at a time, selected by its total. Radio buttons work without a script; `showBall` selects the
 * innings of an anchor.
 */
export function InningsSwitch({ id, legend, innings, first, children }: InningsSwitchProps) {
	return (
		<div className="inns-box">
			<fieldset className="inns">
				<legend className="sr-only">{legend}</legend>
				{innings.map((side, index) => (
					<label key={side.innings} className="inn">
						<input
							className="sr-only"
							type="radio"
							name={id}
							value={side.innings}
							defaultChecked={index === first}
							data-innings={side.innings}
						/>
						<TeamCode id={side.team_id} code={side.code} />
						<span className="score">{side.score}</span>
					</label>
				))}
			</fieldset>
			{innings.map((side) => (
				<section
					key={side.innings}
					className="inns-panel"
					data-innings={side.innings}
					aria-label={`${legend} ${side.team}`}
				>
					{children(side)}
				</section>
			))}
		</div>
	);
}
