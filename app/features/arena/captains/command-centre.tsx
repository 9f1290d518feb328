import { grouped } from "../../../lib/numbers.ts";
import { useAuth } from "../../../lib/session/auth.tsx";
import { SectionHead } from "../../../ui/heads.tsx";
import { ErrorState } from "../../../ui/state.tsx";
import type { MyCaptaincy } from "./captaincy.ts";
import { captainTexts, TITLES } from "./rules.ts";
import type { MyCaptaincyState } from "./use-my-captaincy.ts";
import "../arena.css";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/figures/tables.css";

/** ARENA-1: the fan's own counts. Visitors get a link to sign in. */
export function CommandCentre({ mine }: { mine: MyCaptaincyState }) {
	return (
		<section className="section wrap needs-script" aria-labelledby="centre-title">
			<SectionHead id="centre-title" title={captainTexts.centre} more={{ text: "Your profile", to: "/profile" }} />
			<div className="command-centre">
				<Body mine={mine} />
			</div>
		</section>
	);
}

function Body({ mine: { captaincy, failed, reload } }: { mine: MyCaptaincyState }) {
	const { status } = useAuth();
	if (status === "signed-out")
		return (
			<div className="card stack">
				<h3 className="card-title">{captainTexts.centreVisitor}</h3>
				<p>{captainTexts.centreVisitorText}</p>
				<p>
					<a className="btn" href="/auth?next=%2Farena">
						Sign In
					</a>
				</p>
			</div>
		);
	if (captaincy) return <OwnFigures captaincy={captaincy} />;
	if (failed)
		return (
			<ErrorState title={captainTexts.centreFailed} text="Our server didn't answer.">
				<button type="button" className="btn" onClick={reload}>
					Try again
				</button>
			</ErrorState>
		);
	return <p className="skeleton h-40" role="status" aria-label="Loading your command centre" />;
}

function OwnFigures({ captaincy }: { captaincy: MyCaptaincy }) {
	const title = TITLES.find(({ level }) => level === captaincy.title);
	return (
		<div className="stack">
			<p className="command-title">{title?.name ?? captainTexts.none}</p>
			<dl className="figures command-figures">
				{(
					[
						["War cries", captaincy.war_cries],
						["Speeches", captaincy.speeches],
						["Followers", captaincy.followers],
						["Following", captaincy.following],
						["Battles won", captaincy.wins],
						["Rank by points", captaincy.rank],
					] as const
				).map(([label, count]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{count === null ? "–" : grouped(count)}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
