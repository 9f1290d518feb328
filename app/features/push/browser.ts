import type { Subscription } from "./push.ts";

/** "unasked": the fan has not decided yet. */
export type Permission = "unsupported" | "denied" | "granted" | "unasked";

/** Whether this browser may show notifications. In a browser alone. */
export function permissionHere(): Permission {
	if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
	return Notification.permission === "default" ? "unasked" : Notification.permission;
}

/** Calls back when the fan changes the permission in the browser's own settings. Returns how to stop. */
export function onPermission(changed: () => void): () => void {
	const stop = new AbortController();
	void navigator.permissions
		?.query({ name: "notifications" })
		.then((status) => status.addEventListener("change", changed, { signal: stop.signal }))
		// a browser that cannot tell: the next visit shows it
		.catch(() => {});
	return () => stop.abort();
}

/** Asks the fan for the permission, by a dialog of the browser. Only while a press is handled. */
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

/** Subscribes this browser at its push service. Throws when that cannot be reached. */
export async function subscribeHere(public_key: string): Promise<Subscription> {
	await navigator.serviceWorker.register("/sw.js");
	const { pushManager } = await navigator.serviceWorker.ready;
	const existing = await pushManager.getSubscription();
	// a subscription with another key, from before the site got a new secret, would be refused for ever
	if (existing && keyOf(existing) !== public_key) await existing.unsubscribe();
	const created = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key });
	const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = created.toJSON();
	return { endpoint, keys: { p256dh, auth } };
}

/** Ends this browser's subscription. */
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
