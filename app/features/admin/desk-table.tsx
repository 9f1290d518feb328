import type { ReactNode } from "react";
import { ScrollTable } from "../../ui/figures/scroll-table.tsx";

/** `num`: the title of a column of numbers, which are aligned to the right. */
type Column = string | { num: string };
type DeskTableProps = { id: string; caption: string; columns: Column[]; children: ReactNode };

/** A table of the desk. The children are its rows. */
export function DeskTable({ id, caption, columns, children }: DeskTableProps) {
	return (
		<ScrollTable id={id} caption={caption}>
			<thead>
				<tr>
					{columns.map((column) =>
						typeof column === "string" ? (
							<th key={column} scope="col">
								{column}
							</th>
						) : (
							<th key={column.num} scope="col" className="num">
								{column.num}
							</th>
						),
					)}
				</tr>
			</thead>
			<tbody>{children}</tbody>
		</ScrollTable>
	);
}
