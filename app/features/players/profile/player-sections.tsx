import type { ReactNode } from "react";
import { AdSlot } from "../../../ui/ad-slot.tsx";
import { SectionHead } from "../../../ui/heads.tsx";
import type { PlayerDetails } from "../player.ts";
import { BestPerformances } from "./best-performances.tsx";
import type { PlayerProfile } from "./profile.server.ts";
import { RivalsTables } from "./rivals-tables.tsx";
import { SeasonsTable } from "./seasons-table.tsx";
import { SplitsTable } from "./splits-table.tsx";
import "../../../ui/styles/prose.css";

type SectionsProps = { player: PlayerDetails; profile: PlayerProfile };

/** The tabs of a profile: the sections that have content. */
export function sectionsOf({ player, profile }: SectionsProps) {
	return [
		{ id: "overview", name: "Overview" },
		...(profile.career
			? [
					{ id: "seasons", name: "Seasons" },
					{ id: "match-ups", name: "Match-ups" },
					{ id: "records", name: "Records" },
				]
			: []),
		...(player.biography ? [{ id: "story", name: "Story" }] : []),
	];
}

/** The tables below the overview, and the biography. */
export function PlayerSections({ player, profile }: SectionsProps) {
	const { focus } = profile;
	const { slug } = player;
	return (
		<>
			{profile.career ? (
				<>
					<Section id="seasons" title="Seasons">
						<SeasonsTable person={player.person_id} seasons={profile.seasons} focus={focus} slug={slug} />
					</Section>
					<Section id="match-ups" title="Match-ups">
						<SplitsTable
							{...{ focus, slug }}
							id="opponents"
							caption="Against each side"
							first="Side"
							splits={profile.opponents}
						/>
						<SplitsTable
							{...{ focus, slug }}
							id="grounds"
							caption="At each ground"
							first="Ground"
							splits={profile.grounds}
						/>
						<RivalsTables {...profile} slug={slug} />
					</Section>
					<AdSlot size="banner" />
					<Section id="records" title="Best performances">
						<BestPerformances {...profile} />
					</Section>
				</>
			) : (
				<AdSlot size="banner" />
			)}
			<Story player={player} />
		</>
	);
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section className="stack gap-6" aria-labelledby={id}>
			<SectionHead id={id} title={title} />
			{children}
		</section>
	);
}

function Story({ player: { name, biography } }: Pick<SectionsProps, "player">) {
	return (
		<section className="prose" aria-labelledby={biography ? "story" : "about"}>
			{biography ? (
				<>
					<h2 id="story">Biography</h2>
					<p>{biography}</p>
					<p className="note">Written from the match record.</p>
				</>
			) : null}
			<h3 id="about">About these figures</h3>
			<p className="note">
				All figures of {name} come from ball-by-ball data, super overs left out. Renamed sides appear under their
				current name. A dash means there is nothing to count.
			</p>
		</section>
	);
}
