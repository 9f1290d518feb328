import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { settingsSchema } from "../platform/env.ts";
import { readCompose, readImage } from "./fixtures/compose.ts";

test("SHELL-9 every volume, config, service and setting that compose.yaml names exists", () => {
	const { services, volumes, configs } = readCompose({
		SITE_URL: "http://localhost",
		AUTH_SECRET: "x".repeat(64),
		POSTGRES_PASSWORD: "secret",
	});
	expect(Object.keys(services).sort()).toEqual(["postgres", "proxy", "redis", "web-1", "web-2", "worker"]);
	for (const [service, said] of Object.entries(services)) {
		for (const volume of said.volumes ?? []) expect(Object.keys(volumes), service).toContain(volume.split(":")[0]);
		for (const { source } of said.configs ?? []) expect(Object.keys(configs), service).toContain(source);
		const needs = Array.isArray(said.depends_on) ? said.depends_on : Object.keys(said.depends_on ?? {});
		for (const needed of needs) expect(Object.keys(services), service).toContain(needed);
	}
	for (const service of ["web-1", "web-2", "worker"]) {
		expect(services[service]?.env_file).toBe(".env");
		for (const setting of Object.keys(services[service]?.environment ?? {}))
			expect(Object.keys(settingsSchema.shape), service).toContain(setting);
	}
	const { content = "" } = configs.caddyfile ?? {};
	expect(content).toContain("{$SITE_URL} {");
	expect(content).toContain("reverse_proxy web-1:3000 web-2:3000 {");
	expect(() => readCompose({ SITE_URL: "http://localhost" })).toThrow(/AUTH_SECRET|POSTGRES_PASSWORD/);
	const image = readImage();
	expect(image.user).toBe("node");
	expect(existsSync(image.command.at(-1) ?? "")).toBe(true);
});
