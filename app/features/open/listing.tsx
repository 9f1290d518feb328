import type { ReactNode } from "react";
import "./open.css";
import "../../ui/styles/figures/tables.css";

/** A table within text. The children are its rows. */
export function Listing({ label, head, children }: { label: string; head: string[]; children: ReactNode }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
		<section className="table-scroll" tabIndex={0} aria-label={label}>
			<table className="table table-wrap">
				<thead>
					<tr>
						{head.map((text) => (
							<th key={text} scope="col">
								{text}
							</th>
						))}
					</tr>
				</thead>
				<tbody>{children}</tbody>
			</table>
		</section>
	);
}

/** Text to copy into a program. */
export function Code({ label, children }: { label: string; children: string }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls sideways must be reachable by keyboard
		<section className="code" tabIndex={0} aria-label={label}>
			<pre>
				<code>{children}</code>
			</pre>
		</section>
	);
}
