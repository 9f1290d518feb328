import { breadcrumbList, pageMeta } from "../../lib/meta.ts";
import { services } from "../../services.ts";
import { PageHead, SectionHead } from "../../ui/heads.tsx";
import { ErrorState } from "../../ui/state.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import { LiveBattles } from "../battles/live-battles.tsx";
import { battlesTexts } from "../battles/rules.ts";
import { SharePanel } from "../sharing/share-panel.tsx";
import ViralCard from "../sharing/viral/viral-card.island.tsx";
import type { Route } from "./+types/arena-page";
import { ArenaHero } from "./arena-hero.tsx";
import { OwnArmy } from "./army/own-army.tsx";
import { Rivals } from "./army/rivals.tsx";
import { CaptainBoard } from "./captains/captain-board.tsx";
import { CommandCentre } from "./captains/command-centre.tsx";
import { TitleLadder } from "./captains/title-ladder.tsx";
import { useMyCaptaincy } from "./captains/use-my-captaincy.ts";
import { ChallengeArena } from "./challenges/challenge-arena.tsx";
import { MotionGround, useMotion } from "./motion/motion.tsx";
import { RecruitmentBanner } from "./recruitment-banner.tsx";
import { arenaTexts } from "./rules.ts";
import { SpeechSection } from "./speech/speech-section.tsx";
import { WarCrySection } from "./war-cry/war-cry-section.tsx";
import { WarZone } from "./war-zone/war-zone.tsx";

const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "Arena", path: "/arena" },
];

export async function loader({ context }: Route.LoaderArgs) {
	const { db, community, arenaFigures, page } = context.get(services);
	page.keep("arena", "community", "battles");
	const [armies, figures] = await Promise.all([community.listArmies(db), arenaFigures()]);
	return { armies, figures };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: arenaTexts.title,
		description: arenaTexts.description,
		path: "/arena",
		keywords: ["IPL fan arena", "war cry", "team battles", "cricket captains"],
		structured_data: [breadcrumbList(matches, crumbs)],
	});
}

export default function ArenaPage({ loaderData: { armies, figures } }: Route.ComponentProps) {
	const mine = useMyCaptaincy();
	return (
		<MotionGround>
			<RecruitmentBanner />
			<ArenaHero />
			<Battles />
			<CommandCentre mine={mine} />
			<WarCrySection teams={armies} onDone={mine.reload} />
			<SpeechSection onDone={mine.reload} />
			<div className="section wrap halves">
				<CaptainBoard demo={figures.demo} />
				<TitleLadder captaincy={mine.captaincy} />
			</div>
			<WarZone served={figures} />
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
		</MotionGround>
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

export function ErrorBoundary() {
	return (
		<div className="wrap" data-end="">
			<PageHead title={arenaTexts.title} />
			<ErrorState title={arenaTexts.loadFailed} text="Our server didn't answer.">
				<TryAgain />
			</ErrorState>
		</div>
	);
}
