import { Plates } from "./figures/plates.tsx";
import { NextLinks } from "./next-links.tsx";
import "./styles/state.css";

export function NotFound() {
	return (
		<div className="wrap not-found">
			<Plates value="404" label="Error 404" />
			<h1>Oops! Page not found</h1>
			<p className="lead">This one went over the ropes and out of the ground.</p>
			<a className="btn" data-size="lg" href="/">
				Return to Home
			</a>
			<NextLinks />
		</div>
	);
}
