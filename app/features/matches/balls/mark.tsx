import type { BallLine } from "./overs.ts";
import "./balls.css";

export function Mark({ ball: { sign, mark }, size }: { ball: Pick<BallLine, "sign" | "mark">; size?: "lg" }) {
	return (
		<span className="bl" data-k={sign} data-size={size}>
			{sign === "0" ? <span className="sr-only">dot ball</span> : null}
			{sign === "0" ? <span aria-hidden="true">{mark}</span> : mark}
		</span>
	);
}
