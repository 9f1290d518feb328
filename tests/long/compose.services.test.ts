import { spawn, spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCompose, readImage } from "../fixtures/compose.ts";
import { answers, asks, TRUE } from "../fixtures/conversation.ts";
import { type Place, placeForSite } from "../fixtures/database.ts";
import { freePort, type ServerProcess, untilReady } from "../fixtures/process.ts";
import { startProxy } from "../fixtures/proxy.ts";
import { socketTo } from "../fixtures/socket.ts";
import { startOpenAiStub } from "../stubs/openai.ts";
import { startSmtpStub, textOf } from "../stubs/smtp.ts";

// Runs the commands, settings and health checks of compose.yaml and the Dockerfile without Docker. Ports, folders,
// PostgreSQL and Redis are this machine's.
const { REDIS_URL = "" } = process.env;
const OURS = ["web-1", "web-2", "worker"];
const image = readImage();
const running = new Map<string, Omit<ServerProcess, "mailbox"> & { health: () => number | null }>();
const model = await startOpenAiStub();
const smtp = await startSmtpStub();
let proxy: Awaited<ReturnType<typeof startProxy>>;
let site: string;
let place: Place;

const composeFor = (SITE_URL: string) =>
	readCompose({ SITE_URL, AUTH_SECRET: "x".repeat(64), POSTGRES_PASSWORD: "secret" });

async function start(service: string, siteUrl: string): Promise<void> {
	const { command = image.command, environment = {}, healthcheck } = composeFor(siteUrl).services[service] ?? {};
	const port = await freePort();
	const env = {
		PATH: process.env.PATH ?? "",
		...image.environment,
		...environment,
		// this machine's
		HOST: "127.0.0.1",
		PORT: String(port),
		...place.settings,
		REDIS_URL,
		// as in an owner's .env
		NEWS_FEEDS: "none",
		SMTP_URL: smtp.url,
		...model.settings,
		LOG_LEVEL: "silent",
		// no test depends on how busy the machine is
		SHEDDING: "off",
	};
	const run = ([program = "", ...rest]: string[]) => [program === "node" ? process.execPath : program, rest] as const;
	const child = spawn(...run(command), { env, stdio: ["ignore", "ignore", "inherit"] });
	const exited = new Promise((resolve) => child.once("exit", resolve));
	const url = `http://127.0.0.1:${port}`;
	const health = () => spawnSync(...run(healthcheck?.test ?? image.health), { env }).status;
	running.set(service, { url, child, exited, health });
	await untilReady(url, child);
}
const portOf = (service: string) => Number(new URL(running.get(service)?.url ?? "").port);

beforeAll(async () => {
	place = await placeForSite();
	// SITE_URL of each process is the proxy's address
	const port = await freePort();
	site = `http://localhost:${port}`;
	await Promise.all(OURS.map((service) => start(service, site)));
	proxy = await startProxy([portOf("web-1"), portOf("web-2")], port);
});

afterAll(async () => {
	proxy?.close();
	for (const { child } of running.values()) child.kill("SIGKILL");
	await Promise.all([...running.values()].map(({ exited }) => exited));
	await place.remove();
	await Promise.all([model.close(), smtp.close()]);
});

test("SHELL-9 the processes of compose.yaml pass its health checks and serve one site through the proxy", async () => {
	for (const service of OURS) expect(running.get(service)?.health(), service).toBe(0);
	for (const path of ["/", "/facts", "/api/boards/fans"]) expect((await fetch(site + path)).status, path).toBe(200);
	expect(await socketTo(site).outcome).toBe("connected");
});

test("SHELL-9 the built site draws a picture in a thread and asks its model", async () => {
	const slug = /href="\/facts\/([^"/]+)"/.exec(await (await fetch(`${site}/facts`)).text())?.[1];
	const picture = await fetch(`${site}/pictures/facts/${slug}.png`);
	expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
	model.model = ({ messages }) => (messages.some(({ role }) => role === "tool") ? answers(TRUE) : asks());
	const answer = await fetch(`${site}/api/functions/ipl-ai-assistant`, {
		method: "POST",
		headers: { "content-type": "application/json", origin: site },
		body: JSON.stringify({ question: "How many runs did Virat Kohli score in 2016?" }),
	});
	expect(await answer.json()).toMatchObject({ worded_by: "model", response: "Virat Kohli made 973 runs in 2016." });
});

test("SHELL-9 the worker counts what a fan earns on a web process", async () => {
	const email = "compose@example.com";
	const post = (path: string, body: unknown) =>
		fetch(site + path, {
			method: "POST",
			headers: { "content-type": "application/json", origin: site },
			body: JSON.stringify(body),
		});
	expect((await post("/api/auth/sign-in", { email })).status).toBe(200);
	const mail = smtp.received.find(({ to }) => to.includes(email));
	const link = /http:\S+\/auth\/confirm\S+/.exec(mail ? textOf(mail) : "")?.[0] ?? "";
	const token = new URL(link).searchParams.get("token");
	expect((await post("/api/auth/confirm", { token })).status).toBe(200);
	const database = await place.open();
	const count = async () =>
		(
			await database.pool.query(
				"select (select count(*)::int from points_ledger) as earned, (select count(*)::int from points_uncounted) as waiting",
			)
		).rows[0];
	await expect.poll(count).toEqual({ earned: 1, waiting: 0 });
	await database.close();
});

test("SHELL-9 readers get every page while a web process stops", async () => {
	const answers = new Map<number | string, number>();
	let reading = true;
	const reader = async () => {
		while (reading) {
			const status = await fetch(`${site}/facts`).then(
				({ status }) => status,
				(error: Error) => error.message,
			);
			answers.set(status, (answers.get(status) ?? 0) + 1);
		}
	};
	const readers = [reader(), reader(), reader()];
	running.get("web-1")?.child.kill("SIGTERM");
	expect(await running.get("web-1")?.exited).toBe(0);
	const seen = () => answers.get(200) ?? 0;
	const before = seen();
	await expect.poll(seen).toBeGreaterThan(before + 20);
	reading = false;
	await Promise.all(readers);
	expect([...answers.keys()]).toEqual([200]);
});
