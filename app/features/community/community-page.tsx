import { ArrowRight } from "lucide-react";
import { Island } from "../../islands/island.tsx";
import { isUnknownFilter } from "../../lib/filters.ts";
import { useHere } from "../../lib/hooks/use-here.ts";
import { breadcrumbList, pageMeta } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { UnknownFilterPage } from "../../ui/forms/unknown-filter.tsx";
import { PageHead } from "../../ui/heads.tsx";
import { ErrorState } from "../../ui/state.tsx";
import { TabLinks } from "../../ui/tab-links.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import FanBoard from "../points/boards/fan-board.island.tsx";
import ChallengesTab from "../points/challenges/challenges-tab.island.tsx";
import { challengeTexts } from "../points/challenges/rules.ts";
import { CHALLENGE_KEYS } from "../sharing/viral/due.ts";
import type { Route } from "./+types/community-page";
import { armyLeaderboard, listArmies } from "./armies.server.ts";
import ArmyLeaderboard from "./army-leaderboard.island.tsx";
import ArmyPicker from "./army-picker.island.tsx";
import { COMMUNITY_TABS, type CommunityTab, communityTexts, MOST_LEADERS, readTab, tabPath } from "./rules.ts";
import ShareTab from "./share-tab.island.tsx";

const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "Community", path: "/community" },
];
const tabs = COMMUNITY_TABS.map(({ id, name }) => ({ id, name, to: tabPath(id) }));

const ABOUT: Record<CommunityTab, { title: string; description: string }> = {
	teams: {
		title: "IPL fan community",
		description: "Pick your cricket army: ten teams of IPL fans, and every quiz, share and recruit counts for yours.",
	},
	leaderboard: {
		title: "Team Leaderboard",
		description: "IPL fan armies by the points their members earned, with the average per member.",
	},
	challenges: {
		title: "Community Challenges",
		description:
			"Challenges for IPL fans: quizzes, predictions, shares and friends, each with a reward and a deadline.",
	},
	share: {
		title: communityTexts.share,
		description: "Your own link to the site: points for every friend who joins with it.",
	},
};

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, page } = context.get(pageContext);
	const tab = readTab(new URL(request.url).searchParams);
	page.keep("community");
	return {
		tab,
		armies: tab === "teams" ? await listArmies(db) : [],
		leaderboard: tab === "leaderboard" ? await armyLeaderboard(db, MOST_LEADERS) : [],
	};
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const tab = loaderData?.tab ?? "teams";
	return pageMeta(matches, {
		...ABOUT[tab],
		path: tabPath(tab),
		structured_data: [breadcrumbList(matches, crumbs)],
	});
}

export default function CommunityPage({ loaderData: { tab, armies, leaderboard } }: Route.ComponentProps) {
	return (
		<div className="wrap" data-end="">
			<PageHead title={communityTexts.title} lead={<Lead />} />
			<TabLinks label="Community" tabs={tabs} active={tab} skeleton="card">
				<Tab tab={tab} armies={armies} leaderboard={leaderboard} />
				<noscript>
					<p className="note">Joining a team, challenges and sharing need JavaScript.</p>
				</noscript>
			</TabLinks>
		</div>
	);
}

const Lead = () => (
	<>
		{communityTexts.lead}{" "}
		<a className="link-more" href="/battles">
			Live team battles <ArrowRight className="icon" />
		</a>
	</>
);

function Tab({ tab, armies, leaderboard }: Route.ComponentProps["loaderData"]) {
	if (tab === "teams")
		return <Island of={ArmyPicker} wake={`fan stored:${CHALLENGE_KEYS.team}`} props={{ served: armies }} />;
	if (tab === "challenges") return <Island of={ChallengesTab} wake="seen" props={{}} />;
	if (tab === "share") return <Island of={ShareTab} wake="seen" props={{}} />;
	return (
		<div className="stack gap-8">
			<Island of={ArmyLeaderboard} wake="fan" props={{ rows: leaderboard }} />
			<Island of={FanBoard} wake="seen" props={{}} />
		</div>
	);
}

const FAILED: Record<CommunityTab, string> = {
	teams: communityTexts.loadFailed,
	leaderboard: communityTexts.boardFailed,
	challenges: challengeTexts.loadFailed,
	share: communityTexts.shareFailed,
};

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const here = useHere();
	if (isUnknownFilter(error)) return <UnknownFilterPage unknown={error.data} />;
	const tab = readTab(new URL(here, "http://site").searchParams);
	return (
		<div className="wrap" data-end="">
			<PageHead title={communityTexts.title} />
			<ErrorState title={FAILED[tab]} text="Our server didn't answer.">
				<TryAgain />
			</ErrorState>
		</div>
	);
}
