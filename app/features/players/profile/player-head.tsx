import { GitCompareArrows } from "lucide-react";
import { BackLink } from "../../../ui/back-link.tsx";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Link } from "../../../ui/link.tsx";
import { Jersey } from "../../../ui/people/jersey.tsx";
import { ShareButton } from "../../sharing/share-button.tsx";
import type { PlayerDetails } from "../player.ts";
import { comparePath, initialsOf, knownOf, playersTexts, priceText } from "../rules.ts";

type PlayerHeadProps = { player: PlayerDetails; crumbs: { name: string; path: string }[] };

export function PlayerHead({ player, crumbs }: PlayerHeadProps) {
	const facts = knownOf([
		["Price", priceText(player.price_crores)],
		["Nationality", player.nationality],
		["Age", player.age],
		["Debut", player.debut_year],
		["Jersey", player.jersey_number],
	]);
	const part = [player.role, player.team?.name].filter(Boolean).join(", ");
	return (
		<section className="profile-head" data-team={player.team?.id} aria-labelledby="player-name">
			<div className="wrap profile-head-grid">
				<Breadcrumbs crumbs={crumbs} />
				<div className="profile-head-name">
					<h1 id="player-name">{player.name}</h1>
					{part ? <p>{part}</p> : null}
				</div>
				<div className="profile-head-art">
					<Jersey initials={initialsOf(player.name)} number={player.jersey_number} />
				</div>
				<div className="profile-head-more">
					<dl className="profile-facts">
						{facts.map(([name, value]) => (
							<div key={name}>
								<dt>{name}</dt>
								<dd>{value}</dd>
							</div>
						))}
					</dl>
					<div className="cluster">
						<BackLink to="/players" />
						<ShareButton
							type="player"
							content_id={player.id}
							name={player.name}
							loginFirst={playersTexts.loginToShare}
						/>
						<Link className="btn" data-variant="outline" to={comparePath([player.slug])}>
							<GitCompareArrows className="icon" /> Compare
						</Link>
					</div>
				</div>
			</div>
		</section>
	);
}
