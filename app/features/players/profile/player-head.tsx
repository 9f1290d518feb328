import { GitCompareArrows } from "lucide-react";
import { Island } from "../../../islands/island.tsx";
import { BackLink } from "../../../ui/back-link.tsx";
import { Breadcrumbs } from "../../../ui/heads.tsx";
import { Jersey } from "../../../ui/people/jersey.tsx";
import Share from "../../sharing/share.island.tsx";
import { countText } from "../figures-text.ts";
import type { PlayerDetails } from "../player.ts";
import { comparePath, initialsOf, playersTexts, priceText } from "../rules.ts";
import { leadingFigures } from "./leading-figures.ts";
import type { PlayerProfile } from "./profile.server.ts";
import "../../../ui/styles/people/person.css";
import "../../../ui/styles/people/profile.css";

type PlayerHeadProps = { player: PlayerDetails; profile: PlayerProfile; crumbs: { name: string; path: string }[] };

/** The top of the profile: name, leading figures, and actions. */
export function PlayerHead({ player, profile, crumbs }: PlayerHeadProps) {
	const roleAndTeam = [player.role, player.team?.name].filter(Boolean).join(", ");
	const figures = profile.career ? leadingFigures(player, profile.career) : [];
	return (
		<section className="profile-head phead" data-team={player.team?.id} aria-labelledby="player-name">
			<div className="wrap phead-grid">
				<Breadcrumbs crumbs={crumbs} />
				<div className="phead-name">
					<h1 id="player-name">{player.name}</h1>
					{roleAndTeam ? <p>{roleAndTeam}</p> : null}
					<p className="phead-about">{aboutOf(player)}</p>
				</div>
				<div className="phead-art">
					<Jersey initials={initialsOf(player.name)} number={player.jersey_number} />
				</div>
				{figures.length > 0 ? (
					<dl className="phead-figs">
						{figures.map(({ name, value, why }) => (
							<div key={name}>
								<dt>{name}</dt>
								<dd>{value}</dd>
								{why ? <dd data-why="">{why}</dd> : null}
							</div>
						))}
					</dl>
				) : null}
				<div className="phead-acts">
					<BackLink to="/players" />
					<a className="btn" data-variant="outline" href={comparePath([player.slug])}>
						<GitCompareArrows className="icon" /> Compare
					</a>
					<Island
						of={Share}
						wake="near"
						props={{ type: "player", content_id: player.id, name: player.name, loginFirst: playersTexts.loginToShare }}
					/>
				</div>
			</div>
		</section>
	);
}

/** 'India, aged 38, since 2008, ₹21.00 Cr', without what is unknown */
function aboutOf({ nationality, age, debut_year, price_crores, jersey_number }: PlayerDetails): string {
	return [
		nationality,
		age === null ? null : `aged ${countText(age)}`,
		debut_year === null ? null : `since ${debut_year}`,
		jersey_number === null ? null : `number ${jersey_number}`,
		priceText(price_crores),
	]
		.filter((value) => value !== null)
		.join(", ");
}
