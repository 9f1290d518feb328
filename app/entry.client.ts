import { startChallenge } from "./features/sharing/viral/start.ts";
import { REACHED } from "./frame/live/offline.ts";
import { startFrame } from "./frame/live/start.ts";
import { awaitTouch } from "./islands/first-touch.ts";
import { startIslands } from "./islands/wake.ts";
import { readUpdate, reloadForUpdate } from "./lib/browser/reload-for-update.ts";
import { showOwnMoments } from "./ui/live/controls.ts";
import { startHistory } from "./ui/parts/navigate.ts";

// a page that the service worker had stored may be old, so it is loaded again once the site answers
addEventListener(REACHED, (event) => (event as CustomEvent<boolean>).detail && location.reload());
startFrame();
const ignored = () => undefined;
if (Object.keys(readUpdate()?.typed ?? {}).length > 0)
	import("./lib/browser/restore-fields.ts").then(({ restoreFields }) => restoreFields(), ignored);
// tells first-touch.ts that this script has run
document.documentElement.dataset.ready = "";
let reported = false;
// the site was updated, so the scripts of this page are gone, or there is no connection
const onFailure = (to?: string) => {
	if (navigator.onLine && reloadForUpdate(to)) return true;
	if (!reported) import("./ui/toast.tsx").then(({ notFetched, toast }) => toast(notFetched), ignored);
	reported = true;
	return false;
};
startHistory();
showOwnMoments();
startIslands({
	load: () => {
		preloadLater();
		return import("./islands/hydrate.tsx");
	},
	touchable: awaitTouch(async () => (await import("./frame/live/touch.ts")).startTouch()),
	onFailure,
});
// the elements that the scripts of page-scripts.ts look for
if (document.querySelector("main :is([data-submits-sitemap], [data-viewed], .inns-panel, .subtabs), #quiz"))
	import("./page-scripts.ts").then(({ startPageScripts }) => startPageScripts(), ignored);
void startChallenge(async () => (await import("./accepted-challenge.tsx")).showAccepted);

/** Preloads the modules that hydration imports, in parallel with the file that imports them. */
function preloadLater(): void {
	const entry = document.querySelector<HTMLScriptElement>("script[data-later]");
	for (const href of entry?.dataset.later?.split(" ").filter(Boolean) ?? [])
		document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
	entry?.removeAttribute("data-later");
}
