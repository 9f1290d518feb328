import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A response: its kind by content type, and the bytes of its body as sent. */
export type CountedResponse = {
	path: string;
	kind: "html" | "script" | "style" | "font" | "image" | "data";
	bytes: number;
};
export type CountingProxy = Awaited<ReturnType<typeof startCountingProxy>>;

const KINDS: [RegExp, CountedResponse["kind"]][] = [
	[/text\/html/, "html"],
	[/javascript/, "script"],
	[/text\/css/, "style"],
	[/font/, "font"],
	[/^image/, "image"],
];

/** Starts a proxy to a server that counts responses, those to service workers too. Browsers open its `url`. */
export async function startCountingProxy(port: number) {
	let passed: CountedResponse[] = [];
	let last = performance.now();
	let open = 0;
	const server = createServer((asked, answer) => {
		open++;
		answer.on("close", () => {
			open--;
			last = performance.now();
		});
		const { url: path = "/", method, headers } = asked;
		const onward = request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
			answer.writeHead(response.statusCode ?? 502, response.headers);
			let bytes = 0;
			response.on("data", (part: Buffer) => (bytes += part.length));
			response.on("end", () => {
				const type = response.headers["content-type"] ?? "";
				passed.push({ path, kind: KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? "data", bytes });
			});
			response.pipe(answer);
		});
		onward.on("error", () => answer.destroy());
		asked.pipe(onward);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		/** The responses since the last call, once none has come for `quiet_ms`. */
		async take(quiet_ms: number): Promise<CountedResponse[]> {
			last = performance.now();
			while (open > 0 || performance.now() - last < quiet_ms) await new Promise((resolve) => setTimeout(resolve, 50));
			const taken = passed;
			passed = [];
			return taken;
		},
		close(): void {
			server.close();
			server.closeAllConnections();
		},
	};
}
