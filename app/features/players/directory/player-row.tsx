import type { ReactNode } from "react";
import { Island } from "../../../islands/island.tsx";
import { Shirt } from "../../../ui/people/shirt.tsx";
import SharePlayer from "../fans/share-player.island.tsx";
import { countText } from "../figures-text.ts";
import type { Player } from "../player.ts";
import { initialsOf, priceText } from "../rules.ts";
import { SKYLINE } from "./skyline.ts";
import type { RowFigure } from "./skylines.server.ts";
import "../players.css";
import "../../../ui/styles/people/people.css";

type PlayerRowProps = { player: Player; figure: RowFigure | undefined };

/** A player in the directory, linked to the profile. */
export function PlayerRow({ player, figure }: PlayerRowProps) {
	const { id, name, slug, nationality, age, debut_year, price_crores } = player;
	const about = [nationality, age, debut_year && `since ${debut_year}`, priceText(price_crores)].filter(Boolean);
	return (
		<Row player={player} label={`View Profile of ${name}`} about={about.join(", ")} figure={<Figure figure={figure} />}>
			<div className="prow-acts">
				<span aria-hidden="true">View Profile</span>
				<Island of={SharePlayer} wake="near" props={{ player: { id, name, slug } }} />
			</div>
		</Row>
	);
}

/** A featured player with the price. */
export function FeaturedPlayerRow({ player, figure }: PlayerRowProps) {
	return (
		<Row
			player={player}
			figure={
				<>
					<Drawing figure={figure} />
					<p>
						<b>{priceText(player.price_crores)}</b> <span className="sr-only">Price</span>
					</p>
				</>
			}
		/>
	);
}

type RowProps = { player: Player; label?: string; about?: string; figure: ReactNode; children?: ReactNode };

/** `about` may be cut on a narrow screen; team and role may not. */
function Row({ player, label, about, figure, children }: RowProps) {
	const { name, slug, team, role, jersey_number } = player;
	return (
		<article className="prow" data-team={team?.id}>
			<Shirt team={team?.id} initials={initialsOf(name)} number={jersey_number} />
			<div className="prow-who">
				<h3>
					<a href={`/players/${slug}`} aria-label={label}>
						{name}
					</a>
				</h3>
				<p className="note">
					{team ? (
						<b className="team-name" title={team.name}>
							{team.short_name}
						</b>
					) : null}{" "}
					{[role, about].filter(Boolean).join(", ")}
				</p>
			</div>
			<div className="prow-fig">{figure}</div>
			{children}
		</article>
	);
}

function Figure({ figure }: { figure: RowFigure | undefined }) {
	if (!figure) return <span>yet to play</span>;
	return (
		<>
			<Drawing figure={figure} />
			<p>
				<b>{countText(figure.value)}</b> <span>{figure.name}</span>
			</p>
		</>
	);
}

function Drawing({ figure }: { figure: RowFigure | undefined }) {
	if (!figure) return null;
	const { bars, cap, best } = figure.skyline;
	return (
		<svg
			className="sky"
			viewBox={`0 0 ${SKYLINE.width} ${SKYLINE.height}`}
			width={SKYLINE.width}
			height={SKYLINE.height}
			role="img"
			aria-label={`${figure.name === "runs" ? "Runs" : "Wickets"} season by season, best in ${best}`}
		>
			<path className="sky-ground" d="M0 29.5H88" />
			<path className="sky-bar" d={bars} />
			<path className="sky-cap" d={cap} />
		</svg>
	);
}
