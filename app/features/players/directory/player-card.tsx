import { Link } from "../../../ui/link.tsx";
import { Jersey } from "../../../ui/people/jersey.tsx";
import { SharePlayerButton } from "../fans/share-player-button.tsx";
import type { Player } from "../player.ts";
import { initialsOf, knownOf, priceText } from "../rules.ts";

/** A player in the directory. */
export function PlayerCard({ player }: { player: Player }) {
	const facts = knownOf([
		["Nationality", player.nationality],
		["Age", player.age],
		["Debut", player.debut_year],
		["Jersey", player.jersey_number],
	]);
	return (
		<article className="card player-card" data-team={player.team?.id}>
			<CardHead player={player} />
			<div className="player-card-body">
				<CardNames player={player} />
				<dl className="player-card-facts">
					{facts.map(([name, value]) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
				<CardPrice player={player} />
				<div className="player-card-foot">
					<Link className="link-more" to={`/players/${player.slug}`} aria-label={`View Profile of ${player.name}`}>
						View Profile
					</Link>
					<SharePlayerButton player={player} />
				</div>
			</div>
		</article>
	);
}

/** A player among the featured ones: the figures are on the page the card leads to. */
export function FeaturedPlayerCard({ player }: { player: Player }) {
	return (
		<article className="card player-card" data-team={player.team?.id}>
			<CardHead player={player} />
			<div className="player-card-body">
				<CardNames player={player} />
				<CardPrice player={player} />
			</div>
		</article>
	);
}

function CardHead({ player }: { player: Player }) {
	return (
		<div className="portrait">
			<Jersey initials={initialsOf(player.name)} number={player.jersey_number} />
		</div>
	);
}

function CardNames({ player }: { player: Player }) {
	return (
		<>
			<h3 className="card-title">
				<Link to={`/players/${player.slug}`} prefetch="intent">
					{player.name}
				</Link>
			</h3>
			{player.team ? <p className="note">{player.team.name}</p> : null}
		</>
	);
}

function CardPrice({ player: { role, price_crores } }: { player: Player }) {
	const price = priceText(price_crores);
	if (!role && !price) return null;
	return (
		<p className="player-card-price">
			{role ? <span className="label">{role}</span> : null}{" "}
			{price ? (
				<span className="score" data-size="sm">
					{price}
				</span>
			) : null}
		</p>
	);
}
