import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import "./styles/cards.css";

/** A card folded to one line, whose title is then the line. Needs a script, like what is in it. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
	return (
		<details className="fold needs-script">
			<summary>
				{title} <ChevronDown className="icon" />
			</summary>
			{children}
		</details>
	);
}
