import { Circle, CircleCheck } from "lucide-react";
import type { NextSteps } from "./next-steps.ts";
import "./setup.css";
import "../../ui/styles/figures/tables.css";

/** The next steps of an owner, each marked once it is done. */
export function NextStepsList({ steps }: { steps: NextSteps }) {
	return (
		<ul className="link-rows next-steps">
			{steps.map(({ text, done, to }) => (
				<li key={text} data-done={done ? "" : undefined}>
					<a href={to}>
						{done ? <CircleCheck className="icon" /> : <Circle className="icon" />}
						{done ? <span className="sr-only">Done: </span> : null}
						{text}
					</a>
				</li>
			))}
		</ul>
	);
}
