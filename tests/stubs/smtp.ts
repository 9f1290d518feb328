import type { AddressInfo, Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type ReceivedMail = { from: string; to: string[]; raw: string };

/** The mail with quoted-printable decoded. */
export const textOf = ({ raw }: ReceivedMail) =>
	raw.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * Starts an SMTP server that stores the mails it gets. `onRcptTo` may reject recipients, `onAuth` makes it require a
 * password, and `port` restarts it at the port of an earlier one.
 */
export async function startSmtpStub({
	onRcptTo,
	onAuth,
	port: at = 0,
}: Pick<SMTPServerOptions, "onRcptTo" | "onAuth"> & { port?: number } = {}) {
	const received: ReceivedMail[] = [];
	const taking = new Set<string>();
	let dying = false;
	let silent = false;
	const connections = () => [...server.connections] as unknown as { _socket: Socket; session: { id: string } }[];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: onAuth ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
		allowInsecureAuth: true,
		...(onAuth ? { onAuth } : {}),
		...(onRcptTo ? { onRcptTo } : {}),
		onData(stream, session, done) {
			let raw = "";
			taking.add(session.id);
			stream.setEncoding("utf8");
			stream.on("data", (part: string) => {
				raw += part;
			});
			stream.on("end", () => {
				const { mailFrom, rcptTo } = session.envelope;
				received.push({ from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address), raw });
				taking.delete(session.id);
				const own = connections().find((one) => one.session.id === session.id);
				if (silent) return void own?._socket.destroy();
				done();
				if (dying) own?._socket.end();
			});
		},
	});
	server.on("error", () => undefined);
	await new Promise<void>((resolve) => server.listen(at, "127.0.0.1", resolve));
	const { port } = server.server.address() as AddressInfo;
	/** Closes all connections. One that is receiving a mail first gets its answer. */
	function cut(): void {
		dying = true;
		for (const { _socket, session } of connections()) if (!taking.has(session.id)) _socket.destroy();
	}
	return {
		url: `smtp://127.0.0.1:${port}`,
		port,
		received,
		cut,
		/** From now on it stores each mail and closes the connection without an answer. */
		dieAfterContent: () => {
			silent = true;
		},
		close(): Promise<void> {
			// server.close waits for connections that clients keep for the next mail
			cut();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
}
