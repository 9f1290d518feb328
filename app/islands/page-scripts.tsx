import { entry, preload } from "virtual:island-scripts";

/** The scripts of an island page. Only the server renders them. */
export function IslandScripts() {
	return (
		<>
			{preload.map((href) => (
				<link key={href} rel="modulepreload" href={href} />
			))}
			{entry.map((src) => (
				<script key={src} type="module" src={src} />
			))}
			<link rel="manifest" href="/manifest.webmanifest" />
		</>
	);
}
