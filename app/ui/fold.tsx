import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import "./styles/cards.css";

/** A card that is folded to its title. Hidden without scripts, because its content needs them. */
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

/** The rest of a page, folded to a line. The browser opens it when a link leads to an element inside. */
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
