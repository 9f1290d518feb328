import { Island } from "../../islands/island.tsx";
import { breadcrumbList, pageMeta, siteOf } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { PageHead } from "../../ui/heads.tsx";
import { ErrorState } from "../../ui/state.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import { listArmies } from "../community/armies.server.ts";
import type { Route } from "./+types/arena-page";
import Arena from "./arena.island.tsx";
import { arenaTexts } from "./rules.ts";
import { arenaFigures } from "./war-zone/figures.server.ts";

const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "Arena", path: "/arena" },
];

export async function loader({ context }: Route.LoaderArgs) {
	const { db, settings, page } = context.get(pageContext);
	page.keep("arena", "community", "battles");
	const [armies, figures] = await Promise.all([listArmies(db), arenaFigures(db, settings.FIGURES)]);
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

export default function ArenaPage({ loaderData, matches }: Route.ComponentProps) {
	return <Island of={Arena} wake="now" props={{ ...loaderData, siteUrl: siteOf(matches).site_url }} />;
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
