import { Rest } from "../../ui/fold.tsx";
import { SectionHead } from "../../ui/heads.tsx";
import LiveBattles from "../battles/live-battles.island.tsx";
import { battlesTexts } from "../battles/rules.ts";
import type { Army } from "../community/army.ts";
import { SharePanel } from "../sharing/share-panel.tsx";
import ViralCard from "../sharing/viral/viral-card.island.tsx";
import { ArenaHero } from "./arena-hero.tsx";
import { OwnArmy } from "./army/own-army.tsx";
import { Rivals } from "./army/rivals.tsx";
import { CaptainBoard } from "./captains/captain-board.tsx";
import { CommandCentre } from "./captains/command-centre.tsx";
import { TitleLadder } from "./captains/title-ladder.tsx";
import { useMyCaptaincy } from "./captains/use-my-captaincy.ts";
import { ChallengeArena } from "./challenges/challenge-arena.tsx";
import { MotionProvider, useMotion } from "./motion/motion.tsx";
import { RecruitmentBanner } from "./recruitment-banner.tsx";
import { SpeechSection } from "./speech/speech-section.tsx";
import { WarCrySection } from "./war-cry/war-cry-section.tsx";
import type { ArenaFigures } from "./war-zone/figures.server.ts";
import { WarZone } from "./war-zone/war-zone.tsx";

type ArenaProps = { armies: Army[]; figures: ArenaFigures; siteUrl: string };

/** The arena. Its sections share the fan's counts, and whether motion is paused. */
export default function Arena({ armies, figures, siteUrl }: ArenaProps) {
	const mine = useMyCaptaincy();
	return (
		<MotionProvider>
			<RecruitmentBanner />
			<ArenaHero />
			<WarCrySection teams={armies} siteUrl={siteUrl} onDone={mine.reload} />
			<SpeechSection onDone={mine.reload} />
			<Rest title="Battles, captains and rivals">
				<Battles />
				<CommandCentre mine={mine} />
				<div className="section wrap halves">
					<CaptainBoard demo={figures.demo} />
					<TitleLadder captaincy={mine.captaincy} />
				</div>
				<WarZone initial={figures} />
				<ChallengeArena demo={figures.demo} />
				<section className="section wrap" id="share" aria-labelledby="share-title">
					<SectionHead id="share-title" title="Share & Win" />
					<div className="halves">
						<SharePanel type="general" />
						<ViralCard />
					</div>
				</section>
				<OwnArmy armies={armies} />
				<Rivals armies={armies} />
			</Rest>
		</MotionProvider>
	);
}

function Battles() {
	const { still } = useMotion();
	return (
		<section className="section wrap" id="battles" aria-labelledby="battles-title">
			<SectionHead id="battles-title" title={battlesTexts.title} more={{ text: "All battles", to: "/battles" }} />
			<LiveBattles still={still} />
			<noscript>
				<p className="note">The open battles need JavaScript.</p>
			</noscript>
		</section>
	);
}
