/** The web manifest of an installed site: /manifest.webmanifest. */
export function webManifest(site_name: string) {
	return {
		id: "/",
		name: site_name,
		short_name: site_name.slice(0, 12).trim(),
		description: "IPL facts, checked against the scorecard. Unofficial.",
		lang: "en",
		start_url: "/",
		scope: "/",
		display: "standalone",
		background_color: "#faf5e8",
		theme_color: "#faf5e8",
		categories: ["sports"],
		icons: [
			{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
			{ src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
			{ src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
		],
		shortcuts: [
			{ name: "Facts", url: "/facts" },
			{ name: "Quiz of the day", url: "/quiz/daily" },
			{ name: "Groups", url: "/groups" },
		],
	};
}
