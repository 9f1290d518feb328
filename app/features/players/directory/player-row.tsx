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
	const price = priceText(player.price_crores);
	return (
		<Row player={player} share figure={<Figure figure={figure} />}>
			<p className="note">{factsOf(player)}</p>
			<p className="prow-more">
				{price ? <b>{price}</b> : null}{" "}
				<a href={`/players/${player.slug}`} aria-label={`View Profile of ${player.name}`}>
					View Profile
				</a>
			</p>
		</Row>
	);
}

/** A featured player with the price. */
export function FeaturedPlayerRow({ player, figure }: PlayerRowProps) {
	return (
		<Row
			player={player}
			link
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

type RowProps = { player: Player; link?: boolean; share?: boolean; figure: ReactNode; children?: ReactNode };

function Row({ player, link, share, figure, children }: RowProps) {
	const { name, slug, team, role, jersey_number } = player;
	return (
		<article className="prow" data-team={team?.id} data-share={share ? "" : undefined}>
			<Shirt team={team?.id} initials={initialsOf(name)} number={jersey_number} />
			<div className="prow-who">
				<h3>{link ? <a href={`/players/${slug}`}>{name}</a> : name}</h3>
				<p className="note">
					{team ? (
						<b className="team-name" title={team.name}>
							{team.short_name}
						</b>
					) : null}{" "}
					{role}
				</p>
				{children}
			</div>
			<div className="prow-fig">{figure}</div>
			{share ? <Island of={SharePlayer} wake="near" props={{ player: { id: player.id, name, slug } }} /> : null}
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

/** 'India, 38, since 2008', without unknown parts. */
function factsOf({ nationality, age, debut_year }: Player): string {
	return [nationality, age, debut_year === null ? null : `since ${debut_year}`]
		.filter((known) => known !== null)
		.join(", ");
}
