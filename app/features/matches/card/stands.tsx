import type { Innings } from "./match.server.ts";
import "./card.css";
import "../../../ui/styles/figures/charts.css";
import "../../../ui/styles/figures/figure-table.css";

/** The score at each wicket. */
export function FallOfWickets({ innings: { innings, fall_of_wickets } }: { innings: Innings }) {
	if (fall_of_wickets.length === 0) return null;
	return (
		<section className="ft-box" aria-labelledby={`falls-${innings}`}>
			<h3 className="sub" id={`falls-${innings}`}>
				Fall of wickets
			</h3>
			<ol className="fow">
				{fall_of_wickets.map(({ wicket, score, name, overs }) => (
					<li key={wicket}>
						<span className="score">{`${score}/${wicket}`}</span>
						<span>
							<b>{name}</b>
							<span className="note">{overs} overs</span>
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}

/** Partnerships as bars, divided by batter. */
export function Stands({ innings: { innings, team_id, stands } }: { innings: Innings }) {
	if (stands.length === 0) return null;
	return (
		<section className="ft-box" aria-labelledby={`stands-${innings}`} data-team={team_id}>
			<h3 className="sub" id={`stands-${innings}`}>
				Partnerships
			</h3>
			<p className="keys">
				<Key>first named</Key>
				<Key kind="second">second named</Key>
				<Key kind="extra">extras</Key>
			</p>
			<ol className="stands">
				{stands.map(({ wicket, pair, runs, balls, unbroken, parts }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two partnerships can be for one wicket, and the list never changes
					<li key={index}>
						<span className="stands-w">{wicket}</span>
						<span className="stands-who">
							{pair.map((batter) => `${batter.name} ${batter.runs}`).join(", ")}
							{unbroken ? <span className="note"> unbroken</span> : null}
						</span>
						<span className="score stands-n">
							{runs} <small>off {balls}</small>
						</span>
						<Bar parts={parts} />
					</li>
				))}
			</ol>
		</section>
	);
}

function Bar({ parts: [first = 0, second = 0, extras = 0] }: { parts: number[] }) {
	const box = (from: number, width: number) => ({ x: `${from}%`, width: `${width}%`, height: "100%" });
	return (
		<svg className="pbar" aria-hidden="true">
			<rect className="chart-bar" {...box(0, first)} />
			<rect className="chart-bar" {...box(first, second)} />
			<rect fill="url(#stripes)" {...box(first, second)} />
			<rect className="pbar-extras" {...box(first + second, extras)} />
		</svg>
	);
}

function Key({ kind, children }: { kind?: "second" | "extra"; children: string }) {
	return (
		<span className="key">
			<svg width="18" height="11" aria-hidden="true">
				<rect className={kind === "extra" ? "pbar-extras" : "chart-bar"} width="18" height="11" />
				{kind === "second" ? <rect fill="url(#stripes)" width="18" height="11" /> : null}
			</svg>
			{children}
		</span>
	);
}
