import type { ReactNode } from "react";
import { Demo } from "../badge.tsx";
import "../styles/figures/tables.css";

type LedgerProps = {
	/** A row whose value is null is left out. `demo`: the value is a showcase figure. */
	rows: [name: string, value: ReactNode, demo?: boolean][];
	id?: string;
	hidden?: boolean;
};

/** A list of names and values, one per line. It is not the ledger of points. */
export const Ledger = ({ rows, id, hidden }: LedgerProps) => (
	<dl className="ledger" id={id} hidden={hidden}>
		{rows.map(([name, value, demo]) =>
			value === null ? null : (
				<div key={name}>
					<dt>
						{demo ? (
							<>
								{name} <Demo />
							</>
						) : (
							name
						)}
					</dt>
					<dd>{value}</dd>
				</div>
			),
		)}
	</dl>
);
