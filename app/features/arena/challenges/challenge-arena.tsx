import type { Answer } from "../../../lib/api.ts";
import { formatDate } from "../../../lib/dates.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { grouped } from "../../../lib/numbers.ts";
import { Demo } from "../../../ui/badge.tsx";
import { SectionHead } from "../../../ui/heads.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { EmptyState } from "../../../ui/state.tsx";
import { challengeTexts, lastMomentOf } from "../../points/challenges/rules.ts";
import { Carousel } from "./carousel.tsx";
import { SAMPLE_CHALLENGES } from "./samples.ts";
import "../arena.css";
import "../../../ui/styles/cards.css";

/** ARENA-1: a carousel of the open challenges; of samples if `demo`. */
export function ChallengeArena({ demo }: { demo: boolean }) {
	return (
		<section className="section wrap" id="challenges" aria-labelledby="challenges-title">
			<SectionHead
				id="challenges-title"
				title={<>Personal challenge arena {demo ? <Demo /> : null}</>}
				more={{ text: "All challenges", to: "/community?tab=challenges" }}
			/>
			{demo ? <Samples /> : <OpenChallenges />}
		</section>
	);
}

function Samples() {
	return (
		<Carousel
			label="Challenges"
			slides={SAMPLE_CHALLENGES.map(({ from, team_code, what, link_text, to }) => ({
				key: from,
				content: (
					<article className="card stack arena-challenge" data-team={team_code.toLowerCase()}>
						<h3 className="card-title">
							{from} challenges you <Demo />
						</h3>
						<p className="arena-challenge-what">{what}</p>
						<p>
							<a className="btn" href={to}>
								{link_text}
							</a>
						</p>
					</article>
				),
			}))}
		/>
	);
}

function OpenChallenges() {
	const asked = useRequest("GET /challenges");
	const waiting = <p className="skeleton h-48 needs-script" role="status" aria-label="Loading the challenges" />;
	return (
		<Loaded asked={asked} failed={challengeTexts.loadFailed} waiting={waiting}>
			{({ challenges }) => <Open challenges={challenges} />}
		</Loaded>
	);
}

function Open({ challenges }: Answer<"GET /challenges">) {
	const open = challenges.filter(({ phase }) => phase === "on");
	if (open.length === 0) return <EmptyState title={challengeTexts.empty} text={challengeTexts.emptyText} />;
	return (
		<Carousel
			label="Challenges"
			slides={open.map(({ id, title, description, reward_points, end_date, mine }) => ({
				key: id,
				content: (
					<article className="card stack arena-challenge">
						<h3 className="card-title">{title}</h3>
						<p className="arena-challenge-what">{description}</p>
						<p className="note">
							{grouped(reward_points)} points, ends {formatDate(lastMomentOf({ end_date }))}, India time
						</p>
						<p>
							<a className="btn" href="/community?tab=challenges">
								{mine ? "See how far you are" : "Take it up"}
							</a>
						</p>
					</article>
				),
			}))}
		/>
	);
}
