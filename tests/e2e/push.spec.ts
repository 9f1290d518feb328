import type { Page } from "@playwright/test";
import { pushTexts } from "../../app/features/push/rules.ts";
import { pushBrowser } from "../stubs/push.ts";
import { expect, test } from "./harness.ts";

test.use({ serviceWorkers: "allow", disconnects: true });

const SETTINGS = "/settings?tab=notifications";
const card = (page: Page) => page.getByRole("region", { name: pushTexts.title });
const toggle = (page: Page) => card(page).getByRole("switch", { name: pushTexts.label });

/**
 * Grants notifications, which a browser without windows refuses, and replaces the push service, which is not reachable.
 */
async function withPushService(page: Page) {
	const { subscription } = pushBrowser("/e2e");
	await page.addInitScript((subscription) => {
		Object.defineProperty(Notification, "permission", { get: () => "granted" });
		Notification.requestPermission = async () => "granted";
		let made: object | null = sessionStorage.getItem("made") ? make(sessionStorage.getItem("made") ?? "") : null;
		function make(key: string) {
			const bytes = Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (part) => part.charCodeAt(0));
			return {
				options: { applicationServerKey: bytes.buffer },
				toJSON: () => subscription,
				async unsubscribe() {
					sessionStorage.removeItem("made");
					made = null;
					return true;
				},
			};
		}
		Object.assign(PushManager.prototype, {
			getSubscription: async () => made,
			async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
				sessionStorage.setItem("made", applicationServerKey);
				made = make(applicationServerKey);
				return made;
			},
		});
	}, subscription);
	return subscription;
}

test("SET-2 Push Notifications switch on and off, stay on after a reload and offline, and do not change when a request fails", async ({
	page,
	context,
	signIn,
	database,
}) => {
	const { id } = await signIn(page);
	const { endpoint } = await withPushService(page);
	const kept = async () =>
		(await database.pool.query("select endpoint from push_subscriptions where user_id = $1", [id])).rows;
	await page.goto(SETTINGS);
	await expect(toggle(page)).not.toBeChecked();
	await page.route("**/api/push/subscription", (route) =>
		route.request().method() === "PUT" ? route.abort() : route.continue(),
	);
	await toggle(page).press("Space");
	await expect(page.getByText(pushTexts.failed)).toBeVisible();
	await expect(toggle(page)).not.toBeChecked();
	await page.unroute("**/api/push/subscription");
	await toggle(page).press("Space");
	await expect(page.getByText(pushTexts.on)).toBeVisible();
	await expect(toggle(page)).toBeChecked();
	expect(await kept()).toEqual([{ endpoint }]);
	await page.reload();
	await expect(toggle(page)).toBeChecked();

	await context.setOffline(true);
	await expect(card(page)).toContainText(pushTexts.offline);
	await toggle(page).click();
	await expect(toggle(page)).toBeChecked();
	await context.setOffline(false);
	await expect(card(page)).toContainText(pushTexts.hint);

	await toggle(page).click();
	await expect(page.getByText(pushTexts.off)).toBeVisible();
	await expect(toggle(page)).not.toBeChecked();
	expect(await kept()).toEqual([]);
});

test("SET-2 the page explains that a browser cannot show notifications, or blocks ours, and offers no switch", async ({
	page,
	signIn,
}) => {
	await signIn(page);
	await page.addInitScript(() => {
		if (sessionStorage.getItem("blocks")) Object.defineProperty(Notification, "permission", { get: () => "denied" });
		else Reflect.deleteProperty(window, "PushManager");
	});
	await page.goto(SETTINGS);
	await expect(card(page)).toContainText(pushTexts.unsupported);
	await expect(toggle(page)).toHaveCount(0);
	await page.evaluate(() => sessionStorage.setItem("blocks", "1"));
	await page.reload();
	await expect(card(page)).toContainText(pushTexts.denied);
	await expect(toggle(page)).toHaveCount(0);
});

test("SET-2 the switch waits while the browser asks for permission, and stays off when the question is closed", async ({
	page,
	signIn,
}) => {
	await signIn(page);
	await page.addInitScript(() => {
		Object.defineProperty(Notification, "permission", { get: () => "default" });
		Notification.requestPermission = () =>
			new Promise((answer) => window.addEventListener("closed", () => answer("default"), { once: true }));
	});
	await page.goto(SETTINGS);
	await toggle(page).click();
	await expect(card(page)).toContainText(pushTexts.asking);
	await page.evaluate(() => window.dispatchEvent(new Event("closed")));
	await expect(page.getByText(pushTexts.dismissed)).toBeVisible();
	await expect(card(page)).toContainText(pushTexts.hint);
	await expect(toggle(page)).not.toBeChecked();
});

type Shown = { title: string; body: string; tag: string; data: string };
/** Calls of the worker: notifications it showed, addresses it opened, tabs it brought to the front. */
type Calls = { shown: Shown[]; opened: string[]; focused: string[] };

/**
 * Replaces the calls that the browser refuses in a test: it has no windows, and a press by a script is no user input.
 */
function recordCalls() {
	type Scope = { calls: Calls; registration: object; clients: object; WindowClient: { prototype: object } };
	const scope = globalThis as unknown as Scope;
	const calls: Calls = { shown: [], opened: [], focused: [] };
	scope.calls = calls;
	Object.assign(scope.registration, {
		showNotification: async (title: string, { body, tag, data }: Shown) => calls.shown.push({ title, body, tag, data }),
	});
	Object.assign(scope.clients, { openWindow: async (url: string) => calls.opened.push(url) });
	Object.assign(scope.WindowClient.prototype, {
		async focus(this: { url: string }) {
			calls.focused.push(this.url);
		},
	});
}

test("SET-2 the worker shows a push message, and a press on it opens its page or brings an open tab to the front", async ({
	page,
	context,
}) => {
	await page.goto("/facts");
	await page.evaluate(() => navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready));
	const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
	await worker.evaluate(recordCalls);
	const calls = () => worker.evaluate(() => (globalThis as unknown as { calls: Calls }).calls);
	const devtools = await context.newCDPSession(page);
	const registered = new Promise<string>((found) =>
		devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
			for (const { isDeleted, registrationId } of registrations) if (!isDeleted) found(registrationId);
		}),
	);
	await devtools.send("ServiceWorker.enable");
	const registrationId = await registered;
	const { origin } = new URL(page.url());
	const push = (data: string) => devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });

	const note = { title: "The match of the day begins", body: "Mumbai v Chennai", path: "/groups/1", tag: "today" };
	await push(JSON.stringify(note));
	await push("nonsense");
	const { path, ...content } = note;
	await expect
		.poll(async () => (await calls()).shown)
		.toEqual([{ ...content, data: path }, expect.objectContaining({ title: "Something is on", data: "/" })]);

	const press = (data: string) =>
		worker.evaluate((data) => {
			const notification = { data, close() {} };
			dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil() {} }));
		}, data);
	await press("/facts?q=six");
	await expect.poll(async () => (await calls()).focused).toEqual([page.url()]);
	await press(path);
	await press("https://other.example/");
	await expect.poll(async () => (await calls()).opened).toEqual([`${origin}${path}`, `${origin}/`]);
});

test("SET-2 a new endpoint of the browser replaces the old one, only for the fan who switched notifications on here", async ({
	page,
	context,
	signIn,
	database,
}) => {
	const { id } = await signIn(page);
	const addresses = async () =>
		(await database.pool.query("select endpoint from push_subscriptions where user_id = $1", [id])).rows;
	await page.goto("/facts");
	await page.evaluate(() => navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready));
	const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
	/** Sends the worker a `pushsubscriptionchange` and waits until it is handled. */
	const changeTo = (subscription: object) =>
		worker.evaluate((subscription) => {
			const newSubscription = { toJSON: () => subscription };
			return new Promise<unknown>((done) =>
				dispatchEvent(
					Object.assign(new Event("pushsubscriptionchange"), {
						oldSubscription: null,
						newSubscription,
						waitUntil: (work: Promise<unknown>) => done(work),
					}),
				),
			);
		}, subscription);

	const [first, second] = [pushBrowser("/first"), pushBrowser("/second")];
	await changeTo(first.subscription);
	expect(await addresses()).toEqual([]);

	const { origin } = new URL(page.url());
	await page.request.put("/api/push/subscription", { data: first.subscription, headers: { origin } });
	expect(await addresses()).toEqual([{ endpoint: first.subscription.endpoint }]);
	await changeTo(second.subscription);
	expect(await addresses()).toEqual([{ endpoint: second.subscription.endpoint }]);
});
