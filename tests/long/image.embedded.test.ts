import { spawn } from "node:child_process";
import {
	chmodSync,
	chownSync,
	constants,
	cpSync,
	globSync,
	mkdirSync,
	readFileSync,
	statSync,
	symlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { readImage } from "../fixtures/compose.ts";
import { preparedFolder } from "../fixtures/prepared.ts";
import { freePort, sent, untilReady } from "../fixtures/process.ts";
import { scratch } from "../fixtures/scratch.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** The id of the image's user "node", whose name this machine may not have. */
const NODE = 1000;
/** Whether to start the process as the user "node": needs root, and folders that every user may traverse. */
const asNode = process.getuid?.() === 0 && pathsTo(ROOT).every((path) => statSync(path).mode & constants.S_IXOTH);

function pathsTo(path: string): string[] {
	const parent = dirname(path);
	return parent === path ? [path] : [...pathsTo(parent), path];
}

/**
 * Copies the files of the image's last stage by the COPY lines of the Dockerfile. They belong to the user of this test.
 */
function programOfImage(folder: string): void {
	const last =
		readFileSync(`${ROOT}Dockerfile`, "utf8")
			.split(/^FROM /m)
			.at(-1) ?? "";
	for (const [, from = "", to = ""] of last.matchAll(/^COPY (?:--from=\w+ \/site\/)?(.+) (\S+)$/gm))
		for (const name of from.split(" ")) {
			const target = join(folder, to === "./" ? name : to);
			mkdirSync(dirname(target), { recursive: true });
			if (name === "node_modules") packagesOfImage(target);
			else cpSync(join(ROOT, name), target, { recursive: true, mode: constants.COPYFILE_FICLONE });
		}
}

/** Links every package into `target`, except those that the Dockerfile removes. */
function packagesOfImage(target: string): void {
	const removed = /rm -r (.+?) &&/.exec(readFileSync(`${ROOT}Dockerfile`, "utf8"))?.[1]?.split(" ") ?? [];
	const gone = new Set(globSync(removed, { cwd: ROOT }));
	expect([...gone].sort()).toEqual(["node_modules/.bin/node", expect.stringMatching(/^node_modules\/node-linux-/)]);
	mkdirSync(target);
	for (const name of globSync("{*,.*}", { cwd: join(ROOT, "node_modules") }))
		if (name !== ".bin" && !gone.has(`node_modules/${name}`))
			symlinkSync(join(ROOT, "node_modules", name), join(target, name));
}

test("SHELL-9 the image runs from its own files, as a user who can write only the data folder, and prints the setup code", async () => {
	const image = readImage();
	const folder = scratch(onTestFinished);
	chmodSync(folder, 0o755);
	const [program, data] = [join(folder, "site"), join(folder, "data")];
	programOfImage(program);
	cpSync(await preparedFolder(), data, { recursive: true, mode: constants.COPYFILE_FICLONE });
	if (asNode) for (const path of ["", ...globSync("**/*", { cwd: data })]) chownSync(join(data, path), NODE, NODE);
	const port = await freePort();
	const [, ...rest] = image.command;
	const child = spawn(process.execPath, rest, {
		cwd: program,
		env: {
			PATH: process.env.PATH ?? "",
			...image.environment,
			HOST: "127.0.0.1",
			PORT: String(port),
			DATA_DIR: data,
			NEWS_FEEDS: "none",
		},
		stdio: ["ignore", "pipe", "inherit"],
		...(asNode && { uid: NODE, gid: NODE }),
	});
	const exited = new Promise((resolve) => child.once("exit", resolve));
	onTestFinished(async () => {
		child.kill("SIGTERM");
		await exited;
	});
	let said = "";
	child.stdout.setEncoding("utf8").on("data", (text: string) => {
		said += text;
	});
	const url = `http://localhost:${port}`;
	await untilReady(url, child);
	expect((await fetch(url)).status).toBe(200);
	await expect.poll(() => /type the code (\S+)/.exec(said)?.[1]).toBeDefined();
	const code = /type the code (\S+)/.exec(said)?.[1];
	expect((await sent(url, "/api/setup/code", { code })).status).toBe(200);
	expect(image.environment).toMatchObject({ HOST: "0.0.0.0", PORT: "3000", DATA_DIR: "/data" });
});
