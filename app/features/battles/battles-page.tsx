import { Island } from "../../islands/island.tsx";
import { breadcrumbList, pageMeta } from "../../lib/meta.ts";
import { grouped } from "../../lib/numbers.ts";
import { pageContext } from "../../page-context.ts";
import { ScrollTable } from "../../ui/figures/scroll-table.tsx";
import { PageHead, SectionHead } from "../../ui/heads.tsx";
import { Moment } from "../../ui/moment.tsx";
import { TeamLink } from "../../ui/people/team-link.tsx";
import { ErrorState } from "../../ui/state.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import type { Route } from "./+types/battles-page";
import type { Battle } from "./battle.ts";
import { listEndedBattles } from "./battles.server.ts";
import LiveBattles from "./live-battles.island.tsx";
import { BATTLES, battlesTexts } from "./rules.ts";
import "../../ui/styles/figures/tables.css";

const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "Community", path: "/community" },
	{ name: "Battles", path: "/battles" },
];

export async function loader({ context }: Route.LoaderArgs) {
	const { db, page } = context.get(pageContext);
	page.keep("battles");
	return { history: await listEndedBattles(db) };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: battlesTexts.title,
		description: "Three battles between the fans of IPL teams are always open, by shares, quiz answers and messages.",
		path: "/battles",
		structured_data: [breadcrumbList(matches, crumbs)],
	});
}

export default function BattlesPage({ loaderData: { history } }: Route.ComponentProps) {
	return (
		<div className="wrap" data-end="">
			<PageHead title={battlesTexts.title} lead={battlesTexts.lead} crumbs={crumbs} />
			<section aria-label="Open battles">
				<h2 className="sr-only">Open battles</h2>
				<Island of={LiveBattles} wake="now" props={{}} />
				<noscript>
					<p className="note">The open battles need JavaScript.</p>
				</noscript>
			</section>
			<section className="section pb-0" aria-label="Past battles">
				{history.length > 0 ? (
					<History battles={history} />
				) : (
					<>
						<SectionHead id="battles-over" title="Past battles" />
						<p>{battlesTexts.noHistory}</p>
					</>
				)}
			</section>
		</div>
	);
}

function History({ battles }: { battles: Battle[] }) {
	return (
		<ScrollTable id="battle-history" caption="Past battles">
			<thead>
				<tr>
					<th scope="col">Battle</th>
					<th scope="col">Winner</th>
					<th scope="col">Score</th>
					<th scope="col" className="num">
						Fans
					</th>
					<th scope="col">Ended</th>
				</tr>
			</thead>
			<tbody>
				{battles.map((battle) => (
					<tr key={battle.id}>
						<th scope="row">{BATTLES[battle.battle_type].name}</th>
						<td>
							<Winner battle={battle} />
						</td>
						<td>
							{battle.team_a_code} {grouped(battle.team_a_points)}, {battle.team_b_code} {grouped(battle.team_b_points)}
						</td>
						<td className="num">{grouped(battle.total_participants)}</td>
						<td>
							<Moment at={battle.end_time} />
						</td>
					</tr>
				))}
			</tbody>
		</ScrollTable>
	);
}

function Winner({ battle }: { battle: Battle }) {
	if (battle.winner === "draw" || !battle.winner) return "Drawn";
	const won = battle.winner === "a";
	return (
		<TeamLink
			id={(won ? battle.team_a_code : battle.team_b_code).toLowerCase()}
			name={won ? battle.team_a_name : battle.team_b_name}
		/>
	);
}

export function ErrorBoundary() {
	return (
		<div className="wrap" data-end="">
			<PageHead title={battlesTexts.title} />
			<ErrorState title={battlesTexts.loadFailed} text="Our server didn't answer.">
				<TryAgain />
			</ErrorState>
		</div>
	);
}
