import { expect, test } from "vitest";
import { createLogger } from "../platform/logging.ts";
import { testSite } from "./fixtures/site.ts";

const email = "logged.person@example.com";
const METRICS_TOKEN = "a token for whoever watches";
const AUTH_SECRET = "a secret that only this test has, long enough";
const lines: string[] = [];

const site = await testSite(
	{ TRUST_PROXY: "on", METRICS_TOKEN, AUTH_SECRET, ROLE: "all" },
	{ logger: createLogger({ LOG_LEVEL: "debug" }, { write: (line) => void lines.push(line) }) },
);

const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test("no log line contains a mail address, token, code, cookie, search or network address", async () => {
	const fan = site.visitor({ "x-forwarded-for": "203.0.113.77" });
	await fan.post("/api/auth/sign-in", { email });
	const mail = await site.newestMail(email);
	const token = new URL(mail.links[0] ?? "").searchParams.get("token") ?? "";
	await fan.get(`/auth/confirm?token=${token}`);
	await fan.post("/api/auth/code", { email, code: "000000" });
	await fan.post("/api/auth/confirm", { token });
	await fan.post("/api/auth/confirm", { token });
	expect(fan.cookies.size).toBeGreaterThan(0);
	await fan.get("/api/me");
	await fan.get("/facts?q=typed-words");
	await fan.get("/api/facts?q=typed-words");
	await fan.post("/api/functions/ipl-ai-assistant", { message: "typed-words about Dhoni" });
	await fan.get("/metrics", { authorization: `Bearer ${METRICS_TOKEN}` });

	const text = lines.join("");
	expect(entries().filter(({ path }) => path === "/api/auth/confirm")).toHaveLength(2);
	const secrets = {
		email,
		token,
		code: mail.code,
		password: AUTH_SECRET,
		METRICS_TOKEN,
		search: "typed-words",
		network: "203.0.113.77",
		...Object.fromEntries(fan.cookies),
	};
	for (const [name, secret] of Object.entries(secrets)) {
		expect(secret, name).toBeTruthy();
		expect(text, name).not.toContain(secret);
		expect(text, name).not.toContain(decodeURIComponent(String(secret)));
	}
});

test("a problem, its header and its log line have the same id, which differs by request", async () => {
	const ids = new Set<string>();
	for (const path of ["/api/no-such-entry", "/api/facts/no-such-fact", "/api/admin/fans", "/metrics"]) {
		const response = await site.visitor().get(path);
		const { request_id, status } = (await response.json()) as { request_id: string; status: number };
		expect(response.headers.get("x-request-id"), path).toBe(request_id);
		expect(entries().filter((entry) => entry.request_id === request_id)).toEqual([
			expect.objectContaining({ path, status, method: "GET", ms: expect.any(Number) }),
		]);
		ids.add(request_id);
	}
	expect(ids.size).toBe(4);
});

test("an internal error shows fans only its id, under which the log has the cause", async () => {
	const { pool } = site.database;
	const { query, connect } = pool;
	const broken = () => Promise.reject(new Error("the inside of the database"));
	Object.assign(pool, { query: broken, connect: broken });
	const response = await site
		.visitor()
		.get("/api/groups?q=typed-words")
		.finally(() => Object.assign(pool, { query, connect }));
	expect(response.status).toBe(500);
	const text = await response.text();
	expect(text).not.toContain("inside");
	const { request_id } = JSON.parse(text) as { request_id: string };
	const [cause] = entries().filter((entry) => entry.request_id === request_id && entry.err);
	expect(JSON.stringify(cause)).toContain("the inside of the database");
	expect(lines.join("")).not.toContain("typed-words");
});

test("successful probes are logged at debug, all other requests at info", async () => {
	const [DEBUG, INFO] = [20, 30];
	const visitor = site.visitor();
	for (const path of ["/healthz", "/readyz", "/metrics", "/teams"]) await visitor.get(path);
	await visitor.get("/metrics", { authorization: `Bearer ${METRICS_TOKEN}` });
	const logged = new Set(
		entries()
			.filter(({ method }) => method)
			.map(({ path, status, level }) => `${path} ${status} ${level}`),
	);
	for (const line of [`/healthz 200 ${DEBUG}`, `/readyz 200 ${DEBUG}`, `/metrics 200 ${DEBUG}`, `/teams 200 ${INFO}`])
		expect(logged).toContain(line);
	expect([...logged].filter((line) => line.startsWith("/metrics") && line.endsWith(` ${INFO}`))).toHaveLength(1);
});
