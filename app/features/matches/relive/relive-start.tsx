import { Play, ShieldCheck } from "lucide-react";
import { Plates } from "../../../ui/figures/plates.tsx";
import { Breadcrumbs } from "../../../ui/heads.tsx";
import { PACES, type Pace, reliveTexts, STARTS } from "./rules.ts";
import type { ReliveMatch, ReliveSide } from "./view.ts";
import "../../battles/battles.css";
import "./relive.css";
import "../../../ui/styles/choices/forms.css";
import "../../../ui/styles/people/emblems.css";

/** The form for starting point and pace. It shows no score of the match. */
export function ReliveStart({ match, pace }: { match: ReliveMatch; pace: Pace }) {
	const { match_id, title, name, sides, when, ground, city, toss } = match;
	const crumbs = [
		{ name: "Matches", path: "/matches" },
		{ name, path: `/matches/${match_id}` },
		{ name: "Relive", path: `/matches/${match_id}/relive` },
	];
	return (
		<div className="wrap" data-end="">
			<form className="relive-start" action={`/matches/${match_id}/relive`}>
				<div>
					<Breadcrumbs crumbs={crumbs} />
					<h1>Relive {title}</h1>
					<p className="relive-intro">{reliveTexts.lead}</p>
				</div>
				<div className="relive-card">
					<div className="relive-sides">
						<Side side={sides[0]} />
						<p className="battle-v">v</p>
						<Side side={sides[1]} />
					</div>
					<p className="note">{`${when}, ${ground}, ${city}. ${toss}`}</p>
				</div>
				<Pick legend="Where from?" name="from" choices={Object.entries(STARTS)} first="first" />
				<Pick
					legend="How fast?"
					name="pace"
					choices={Object.entries(PACES).map(([id, { name }]) => [id, name])}
					first={pace}
				/>
				<button type="submit" className="btn" data-variant="marigold" data-size="lg" data-block="">
					<Play className="icon" /> Start
				</button>
				<p className="note">{reliveTexts.starts}</p>
				<p className="note">{reliveTexts.paces}</p>
				<p className="note relive-shield">
					<ShieldCheck className="icon" />
					<span>{reliveTexts.shield}</span>
				</p>
			</form>
		</div>
	);
}

function Side({ side: { team_id, code, team } }: { side: ReliveSide }) {
	return (
		<div>
			<span className="flag" data-team={team_id} aria-hidden="true">
				{code}
			</span>
			{team}
			<Plates value="???" label="Score hidden" />
		</div>
	);
}

type PickProps = { legend: string; name: string; choices: [id: string, name: string][]; first: string };

function Pick({ legend, name, choices, first }: PickProps) {
	return (
		<fieldset className="pick">
			<legend className="field-label">{legend}</legend>
			<div className="seg">
				{choices.map(([id, text]) => (
					<label key={id} className="seg-i">
						<input type="radio" name={name} value={id} defaultChecked={id === first} />
						{text}
					</label>
				))}
			</div>
		</fieldset>
	);
}
