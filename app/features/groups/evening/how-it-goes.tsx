import type { Tonight } from "../../../lib/live/tonight.ts";
import "./evening.css";

type HowItGoesProps = {
	tonight: Pick<Tonight, "sides" | "year">;
	/** of each side, in the order of `sides` */
	players: string[][];
};

/** Shown in the room of the match of the day while nobody has written: what happens, what a fan does, and who plays. */
export const HowItGoes = ({ tonight: { sides, year }, players }: HowItGoesProps) => (
	<section className="how-it-goes" aria-labelledby="how-it-goes">
		<h3 id="how-it-goes">How it goes</h3>
		<ol>
			<li>
				<b>Ball by ball.</b> A real match of {year} is played again, as it happened.
			</li>
			<li>
				<b>Guess each over.</b> Runs and a wicket, before it starts. Sure and right brings 10 on the board, sure and
				wrong costs you.
			</li>
			<li>
				<b>Talk.</b> Everybody in the room sees the same ball. Type @AI to ask the record something.
			</li>
		</ol>
		<h3>Who plays</h3>
		<div className="how-it-goes-sides">
			{sides.map(({ id, name }, side) => (
				<div key={id}>
					<h4>{name}</h4>
					<p>{players[side]?.join(", ")}</p>
				</div>
			))}
		</div>
	</section>
);
