import type { Subscription } from "./push.ts";

export type Permission = "unsupported" | "denied" | "granted" | "unasked";

/** Whether this browser may show notifications. Call it in a browser only. */
export function permissionHere(): Permission {
	if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
	return Notification.permission === "default" ? "unasked" : Notification.permission;
}

/** Calls `changed` when the fan changes the permission in the browser's settings. Returns a function that stops it. */
export function onPermission(changed: () => void): () => void {
	const stop = new AbortController();
	void navigator.permissions
		?.query({ name: "notifications" })
		.then((status) => status.addEventListener("change", changed, { signal: stop.signal }))
		// without support for this, the next visit shows the change
		.catch(() => {});
	return () => stop.abort();
}

/** Shows the browser's permission dialog. Call it while handling a press. */
export async function askPermission(): Promise<Permission> {
	await Notification.requestPermission();
	return permissionHere();
}

/** Whether this browser has a subscription with the site's key. */
export async function isSubscribed(public_key: string): Promise<boolean> {
	const registration = await navigator.serviceWorker.getRegistration();
	const subscription = await registration?.pushManager.getSubscription();
	return subscription ? keyOf(subscription) === public_key : false;
}

/** Subscribes this browser at its push service. Rejects if that is unreachable. */
export async function subscribeHere(public_key: string): Promise<Subscription> {
	await navigator.serviceWorker.register("/sw.js");
	const { pushManager } = await navigator.serviceWorker.ready;
	const existing = await pushManager.getSubscription();
	// a push service refuses messages for a subscription with the key of an older secret
	if (existing && keyOf(existing) !== public_key) await existing.unsubscribe();
	const created = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key });
	const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = created.toJSON();
	return { endpoint, keys: { p256dh, auth } };
}

export async function unsubscribeHere(): Promise<void> {
	const registration = await navigator.serviceWorker.getRegistration();
	await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function keyOf({ options }: PushSubscription): string {
	const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
	return btoa(String.fromCharCode(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");
}
