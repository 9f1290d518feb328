import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Browser } from "@playwright/test";
import { ASHA, enter, field, log, MEERA, makeGroup, sendMessage, test, texts } from "./chat.ts";
import { expect } from "./harness.ts";

/** Starts a web proxy like those of offices: it forwards HTTP requests and refuses web sockets until `allowed`. */
async function startProxy() {
	let allowed = false;
	const proxy = createServer((received, answer) => {
		const { hostname, port, pathname, search } = new URL(String(received.url));
		const { method, headers } = received;
		const forwarded = request({ hostname, port, path: pathname + search, method, headers }, (response) => {
			answer.writeHead(response.statusCode ?? 502, response.headers);
			response.pipe(answer);
		});
		forwarded.on("error", () => answer.destroy());
		received.pipe(forwarded);
	});
	proxy.on("connect", ({ url }, socket) => {
		if (!allowed) return socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
		const there = connect(Number(String(url).split(":").at(-1)), "localhost", () => {
			socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
			there.pipe(socket).pipe(there);
		});
		for (const end of [there, socket]) end.on("error", () => end.destroy());
	});
	await new Promise<void>((listening) => proxy.listen(0, "localhost", listening));
	return {
		server: `http://localhost:${(proxy.address() as AddressInfo).port}`,
		allowSockets: () => {
			allowed = true;
		},
		close: () => {
			proxy.closeAllConnections();
			proxy.close();
		},
	};
}

async function behind(browser: Browser, proxy: { server: string }, baseURL: string) {
	const context = await browser.newContext({ baseURL, proxy: { server: proxy.server, bypass: "<-loopback>" } });
	const page = await context.newPage();
	await page.addInitScript(() => localStorage.setItem("viralChallengeOff", "1"));
	return page;
}

const POLLING = "New messages show every few seconds here. You can post as always.";

test("GROUP-6 a member whose network blocks sockets reads and posts, and sees each message once when sockets work", async ({
	page,
	browser,
	site,
	signIn,
}) => {
	const asha = await signIn(page, ASHA);
	const id = await makeGroup(asha);
	await enter(page, id);
	await sendMessage(page, "before Meera came");
	const proxy = await startProxy();
	const meera = await behind(browser, proxy, site.url);
	try {
		await signIn(meera, MEERA);
		await meera.goto(`/groups/${id}`);
		await meera.getByRole("button", { name: "Join Group" }).click();
		// messages load before a socket has connected
		await expect(log(meera).getByText("before Meera came")).toBeVisible({ timeout: 3_000 });
		await sendMessage(meera, "no sockets in this office");
		await expect(log(page).getByText("no sockets in this office")).toBeVisible();
		await sendMessage(page, "so you see this late");
		await expect(log(meera).getByText("so you see this late")).toBeVisible({ timeout: 10_000 });
		await expect(meera.getByText(POLLING)).toBeVisible();
		await expect(meera.locator("[data-channel=joined]")).toHaveCount(0);

		proxy.allowSockets();
		for (let at = 1; at <= 6; at++) {
			await sendMessage(page, `ball ${at}`);
			await expect(field(page)).toHaveValue("");
			await meera.waitForTimeout(2_000);
		}
		await expect(meera.locator("[data-channel=joined]")).toBeAttached({ timeout: 15_000 });
		await expect(meera.getByText(POLLING)).toHaveCount(0);
		await sendMessage(page, "and this at once");
		await expect(log(meera).getByText("and this at once")).toBeVisible({ timeout: 2_000 });
		const all = ["before Meera came", "no sockets in this office", "so you see this late"];
		const balls = Array.from({ length: 6 }, (_, at) => `ball ${at + 1}`);
		await expect.poll(() => texts(meera)).toEqual([...all, ...balls, "and this at once"]);
	} finally {
		await meera.context().close();
		proxy.close();
	}
});

test("GROUP-6 a match that begins appears for a member whose network blocks sockets", async ({
	page,
	browser,
	site,
	signIn,
}) => {
	const asha = await signIn(page, ASHA);
	const id = await makeGroup(asha);
	const proxy = await startProxy();
	const meera = await behind(browser, proxy, site.url);
	try {
		await signIn(meera, MEERA);
		await meera.goto(`/groups/${id}`);
		await meera.getByRole("button", { name: "Join Group" }).click();
		await expect(meera.getByRole("button", { name: "Watch a match together" })).toBeVisible();
		await asha.send("post", `/api/groups/${id}/relive`, { id: crypto.randomUUID(), masked: true, pace: "steady" });
		await expect(meera.getByRole("region", { name: "Watch a match together" })).toBeVisible({ timeout: 15_000 });
	} finally {
		await meera.context().close();
		proxy.close();
	}
});
