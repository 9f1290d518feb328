import { REACHED } from "../frame/live/offline.ts";
import { startFrame } from "../frame/live/start.ts";
import { loadForUpdate, putBackTyped } from "../lib/browser/old-tab.ts";
import { notFetched, toast } from "../ui/toast.tsx";
import { startIslands } from "./wake.ts";

// a stored page may be old; the browser keeps what is typed
addEventListener(REACHED, (event) => (event as CustomEvent<boolean>).detail && location.reload());
startFrame();
putBackTyped();
// from here on the frame handles its own clicks (first-touch.ts)
document.documentElement.dataset.ready = "";
startIslands({
	load: () => import("./hydrate.tsx"),
	// the scripts of this page are gone after an update of the site, or there is no connection
	onFailure: () => {
		if (!navigator.onLine || !loadForUpdate()) toast(notFetched);
	},
});
