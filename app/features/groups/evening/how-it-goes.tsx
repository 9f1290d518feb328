import "./evening.css";

/** Shown in the room of the match of the day while nobody has written: what happens tonight, and what a fan does. */
export const HowItGoes = ({ year }: { year: number }) => (
	<section className="how-it-goes" aria-labelledby="how-it-goes">
		<h3 id="how-it-goes">How tonight goes</h3>
		<ol>
			<li>
				<b>Ball by ball.</b> A real match of {year} is played again, as it happened.
			</li>
			<li>
				<b>Guess each over.</b> Runs and a wicket, before it starts. A good guess earns points.
			</li>
			<li>
				<b>Talk.</b> Everybody in the room sees the same ball. Type @AI to ask the record something.
			</li>
		</ol>
	</section>
);
