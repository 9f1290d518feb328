import type { ReactNode } from "react";
import "./styles/badges.css";

type Tone = "success" | "warning" | "danger" | "info" | "new" | "live" | "team" | "outline";

export function Badge({ tone, children }: { tone?: Tone; children: ReactNode }) {
	return (
		<span className="badge" data-tone={tone}>
			{children}
		</span>
	);
}

/** Marks the label of every showcase figure. */
export function Demo() {
	return (
		<span className="demo" title="Showcase figure, not a live count">
			Demo
		</span>
	);
}
