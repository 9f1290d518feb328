import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// The baseline: only node:http, which sends the bytes and headers of a page of the site.
const { headers, body } = JSON.parse(readFileSync(process.env.PAGE ?? "", "utf8")) as {
	headers: Record<string, string>;
	body: string;
};
const bytes = Buffer.from(body, "base64");
const flat = Object.entries(headers).flat();
createServer((_request, response) => {
	response.writeHead(200, flat);
	response.end(bytes);
}).listen(Number(process.env.PORT), "127.0.0.1");
