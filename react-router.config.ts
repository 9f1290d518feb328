import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: "app",
	ssr: true,
	// the whole route table travels with the page: no manifest request while a fan browses
	routeDiscovery: { mode: "initial" },
} satisfies Config;
