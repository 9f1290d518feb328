import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { WebSocketServer } from "ws";

// The baseline: only `ws`, which sends every posted text to all clients.
const server = createServer(async (request, response) => {
	const message = await text(request);
	for (const socket of sockets.clients) socket.send(message);
	response.end("{}");
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
server.listen(Number(process.env.PORT), "127.0.0.1");
