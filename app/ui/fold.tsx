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

/** What a page keeps for those who read on, folded to a line. A link to a place in it opens it, also without scripts. */
export function Rest({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
	return (
		<details className="rest" open={open}>
			<summary>
				{title} <ChevronDown className="icon" />
			</summary>
			{children}
		</details>
	);
}
