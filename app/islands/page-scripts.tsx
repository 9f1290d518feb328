import { entry, later, preload, storedPages } from "virtual:island-scripts";

/** The scripts and the manifest of a page. Only the server renders them. */
export function IslandScripts() {
	return (
		<>
			{preload.map((href) => (
				<link key={href} rel="modulepreload" href={href} />
			))}
			{entry.map((src) => (
				<script key={src} type="module" src={src} data-later={later.join(" ")} />
			))}
			<link rel="manifest" href="/manifest.webmanifest" />
		</>
	);
}

/** Names the script of the page /offline in it. */
export const StoredPagesScript = () => storedPages.map((href) => <link key={href} rel="modulepreload" href={href} />);
