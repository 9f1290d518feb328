import { entry, later, preload, storedPages } from "virtual:island-scripts";

/** The scripts of a page and the web manifest. Only the server renders them. */
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

/** Links the script of the page /offline, so that the service worker stores it. */
export const StoredPagesScript = () => storedPages.map((href) => <link key={href} rel="modulepreload" href={href} />);
