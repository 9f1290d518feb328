import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "../../scripts/browser.ts";
import { launchOptions } from "../../tests/e2e/launch.ts";

// `npm run bench:arena -- http://localhost:3000`: the processor time of the arena's tab, in front and in the
// background, in a real browser beside a running site. It speaks the browser's protocol, because a test driver keeps
// every tab visible.
const SECONDS = 20;
const site = process.argv[2] ?? "http://localhost:3000";
const profile = mkdtempSync(join(tmpdir(), "tm-arena-idle-"));
const browser = spawn(
	findBrowser() ?? "chromium",
	[...launchOptions.args, "--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
	{ stdio: ["ignore", "ignore", "pipe"] },
);

type Answer = Record<string, unknown>;
type Processes = { processInfo: { type: string; id: number; cpuTime: number }[] };

function connect(url: string) {
	const socket = new WebSocket(url);
	const waiting = new Map<number, (answer: Answer) => void>();
	let last = 0;
	socket.onmessage = ({ data }) => {
		const { id, result } = JSON.parse(String(data)) as { id?: number; result?: Answer };
		if (id !== undefined) waiting.get(id)?.(result ?? {});
	};
	return {
		opened: new Promise((resolve) => {
			socket.onopen = resolve;
		}),
		send: <Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> =>
			new Promise((resolve) => {
				last += 1;
				waiting.set(last, resolve as (answer: Answer) => void);
				socket.send(JSON.stringify({ id: last, method, params, sessionId }));
			}),
	};
}

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function browserUrl(): Promise<string> {
	let said = "";
	for await (const part of browser.stderr) {
		said += part;
		const found = /ws:\/\/\S+/.exec(said);
		if (found) return found[0];
	}
	throw new Error("the browser did not say where it listens");
}

try {
	const { opened, send } = connect(await browserUrl());
	await opened;
	const open = async (url: string) => {
		const { targetId } = await send<{ targetId: string }>("Target.createTarget", { url });
		const { sessionId } = await send<{ sessionId: string }>("Target.attachToTarget", { targetId, flatten: true });
		await send("Performance.enable", {}, sessionId);
		return { targetId, sessionId };
	};
	const shown = async (sessionId: string, expression: string) =>
		(await send<{ result: { value: unknown } }>("Runtime.evaluate", { expression, returnByValue: true }, sessionId))
			.result.value;
	const busy = async (sessionId: string) => {
		const { metrics } = await send<{ metrics: { name: string; value: number }[] }>(
			"Performance.getMetrics",
			{},
			sessionId,
		);
		return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
	};
	const spent = async () =>
		(await send<Processes>("SystemInfo.getProcessInfo")).processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
	const arena = await open(`${site}/arena`);
	const measure = async (what: string) => {
		// wait until loading and switching are over
		await wait(5);
		const [task, whole] = [await busy(arena.sessionId), await spent()];
		await wait(SECONDS);
		const share = (seconds: number) => `${((100 * seconds) / SECONDS).toFixed(2)} %`;
		const state = await shown(arena.sessionId, "document.visibilityState");
		console.log(
			`${what} (${state}): main thread ${share((await busy(arena.sessionId)) - task)}, whole browser ${share((await spent()) - whole)} of a core`,
		);
	};
	await measure("in front, at its top");
	await shown(arena.sessionId, "document.getElementById('zone-title').scrollIntoView()");
	await measure("in front, war zone ticking");
	const other = await open("about:blank");
	await send("Target.activateTarget", { targetId: other.targetId });
	await measure("in the background");
} finally {
	browser.kill();
	await new Promise((resolve) => browser.once("exit", resolve));
	rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
