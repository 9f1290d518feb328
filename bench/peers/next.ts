import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "../run.ts";
import type { HomeData } from "./home-data.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const own = fileURLToPath(new URL("./next", import.meta.url));
/** Outside the project, so that its packages are not found. Kept between runs. */
const folder = join(tmpdir(), "twelfth-man-peers", "next");

/** Removes a page's loader and its imports, as our build does for the browser: the data is fixed. */
const withoutLoader = (text: string): string =>
	text
		.replace(/^export (?:async )?function loader\b[\s\S]*?^}\n/m, "")
		.replace(/^import (?!type )[^;]*\.server\.ts";\n/gm, "");

/** Installs Next.js if necessary, and builds the home page with the site's own components and the given data. */
export async function buildNext(data: HomeData): Promise<string> {
	mkdirSync(folder, { recursive: true });
	rmSync(join(folder, "site"), { recursive: true, force: true });
	cpSync(own, folder, { recursive: true });
	cpSync(join(root, "app"), join(folder, "site"), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
	// parts that browser code imports
	for (const part of ["platform", "record"]) cpSync(join(root, part), join(folder, part), { recursive: true });
	for (const path of globSync("site/**/*.{ts,tsx}", { cwd: folder })) {
		const text = readFileSync(join(folder, path), "utf8");
		const ours = withoutLoader(text)
			// Vite's flag of a production build; Next.js needs no service worker here
			.replaceAll("import.meta.env.PROD", "false");
		if (ours !== text) writeFileSync(join(folder, path), ours);
	}
	writeFileSync(join(folder, "home.json"), JSON.stringify(data));
	mkdirSync(join(folder, "public"), { recursive: true });
	const sheets = ["frame", "home-page"].flatMap((name) =>
		globSync(`build/client/assets/${name}-????????.css`, { cwd: root }),
	);
	writeFileSync(join(folder, "public/site.css"), sheets.map((path) => readFileSync(join(root, path), "utf8")).join(""));
	// at the URLs in the styles
	for (const font of globSync("build/client/assets/*.woff2", { cwd: root }))
		cpSync(join(root, font), join(folder, "public/assets", basename(font)));
	const { dependencies } = JSON.parse(readFileSync(join(own, "package.json"), "utf8"));
	if (!Object.keys(dependencies).every((name) => existsSync(join(folder, "node_modules", name))))
		await run("npm", ["install", "--no-audit", "--no-fund", "--no-package-lock"], { cwd: folder });
	const next = join(folder, "node_modules/next/dist/bin/next");
	await run(process.execPath, [next, "build"], { cwd: folder, env: { NEXT_TELEMETRY_DISABLED: "1" } });
	return next;
}
