import { startFrame } from "../frame/live/start.ts";
import { loadForUpdate } from "../lib/browser/old-tab.ts";
import { toast } from "../ui/toast.tsx";
import { startIslands } from "./wake.ts";

startFrame();
// from here on the frame handles its own clicks (first-touch.ts)
document.documentElement.dataset.ready = "";
startIslands({
	load: () => import("./hydrate.tsx"),
	// the scripts of this page are gone after an update of the site, or there is no connection
	onFailure: () => {
		if (navigator.onLine && loadForUpdate()) return;
		toast({ type: "error", title: "We couldn't load this", text: "You may be offline. Please try again." });
	},
});
