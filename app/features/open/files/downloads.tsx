import { Listing } from "../listing.tsx";
import { BALL_COLUMNS, PUBLISHED } from "./files.ts";

/** The record's files and their contents. */
export function Downloads() {
	return (
		<>
			<Listing label="Files" head={["File", "What it holds", "Size"]}>
				{PUBLISHED.map(({ name, holds, size }) => (
					<tr key={name}>
						<th scope="row">
							<a href={`/data/${name}`} download>
								{name}
							</a>
						</th>
						<td>{holds}</td>
						<td>{size}</td>
					</tr>
				))}
			</Listing>
			<details>
				<summary>The columns of balls.csv</summary>
				<Listing label="Columns of the balls" head={["Column", "What it holds"]}>
					{BALL_COLUMNS.map(([name, holds]) => (
						<tr key={name}>
							<th scope="row">
								<code>{name}</code>
							</th>
							<td>{holds}</td>
						</tr>
					))}
				</Listing>
			</details>
		</>
	);
}
