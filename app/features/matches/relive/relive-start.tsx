import { Play, ShieldCheck } from "lucide-react";
import { Form } from "react-router";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Plates } from "../../../ui/figures/plates.tsx";
import { PACES, type Pace, reliveTexts, STARTS } from "./rules.ts";
import type { ReliveMatch, ReliveSide } from "./view.ts";

/** Asks for the starting point and the pace before it shows anything of the match. */
export function ReliveStart({ match, pace }: { match: ReliveMatch; pace: Pace }) {
	const { match_id, title, name, sides, when, ground, city, toss } = match;
	const crumbs = [
		{ name: "Matches", path: "/matches" },
		{ name, path: `/matches/${match_id}` },
		{ name: "Relive", path: `/matches/${match_id}/relive` },
	];
	return (
		<div className="wrap" data-end="">
			<Form className="relive-start" action={`/matches/${match_id}/relive`}>
				<div>
					<Breadcrumbs crumbs={crumbs} />
					<h1>Relive {title}</h1>
					<p className="relive-lead">{reliveTexts.lead}</p>
				</div>
				<div className="relive-card">
					<div className="relive-sides">
						<Side side={sides[0]} />
						<p className="battle-v">v</p>
						<Side side={sides[1]} />
					</div>
					<p className="note">{`${when}, ${ground}, ${city}. ${toss}`}</p>
				</div>
				<fieldset className="pick">
					<legend className="field-label">Where from?</legend>
					{Object.entries(STARTS).map(([id, start]) => (
						<label key={id}>
							<input type="radio" name="from" value={id} defaultChecked={id === "first"} />
							{start.name}
							<span>{start.note}</span>
						</label>
					))}
				</fieldset>
				<fieldset className="pick">
					<legend className="field-label">How fast?</legend>
					<div className="seg">
						{Object.entries(PACES).map(([id, { name }]) => (
							<label key={id} className="seg-i">
								<input type="radio" name="pace" value={id} defaultChecked={id === pace} />
								{name}
							</label>
						))}
					</div>
					<p className="note">{reliveTexts.paces}</p>
				</fieldset>
				<button type="submit" className="btn" data-variant="marigold" data-size="lg" data-block="">
					<Play className="icon" /> Start
				</button>
				<p className="note relive-shield">
					<ShieldCheck className="icon" />
					<span>{reliveTexts.shield}</span>
				</p>
			</Form>
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
