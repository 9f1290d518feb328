import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Enough for a prepared site, and filled in seconds. */
const SIZE_MB = 700;

/** Mounts a small filesystem that can be filled up and emptied. Needs the right to mount. */
export function smallDisk() {
	const folder = mkdtempSync(join(tmpdir(), "tm-chaos-disk-"));
	execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE_MB}m`, "none", folder]);
	chmodSync(folder, 0o777);
	const ballast = join(folder, "ballast");
	return {
		folder,
		/** Fills the disk completely. */
		fill(): void {
			for (let step = 1 << 20; step >= 4096; step /= 2)
				while (statfsSync(folder).bavail * statfsSync(folder).bsize >= step)
					try {
						writeFileSync(ballast, Buffer.alloc(step), { flag: "a" });
					} catch {
						break;
					}
		},
		empty: () => rmSync(ballast, { force: true }),
		[Symbol.dispose]() {
			execFileSync("umount", ["-l", folder]);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
