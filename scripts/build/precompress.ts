import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { buildServiceWorker } from "./service-worker.ts";

await buildServiceWorker();

// Assets never change, so they are compressed once here at the best level.
const root = fileURLToPath(new URL("../../build/client/", import.meta.url));
for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
	const path = root + name;
	if (!/\.(js|css|svg|html|json|txt)$/.test(name) || statSync(path).size < 512) continue;
	const bytes = readFileSync(path);
	writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
	writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
