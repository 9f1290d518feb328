import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: "app",
	ssr: true,
	// the server answers no /__manifest: nothing in the browser requests it
	routeDiscovery: { mode: "initial" },
} satisfies Config;
