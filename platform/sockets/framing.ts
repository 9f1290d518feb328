type Framing = { _encode(packet: unknown, options: { wsPreEncodedFrame?: Buffer[] }): unknown };

/** What all sockets of a room are sent is framed once, in one piece: each of them then costs a single plain write. */
export function frameOnce(adapter: unknown): void {
	const framing = adapter as Framing;
	const encode = framing._encode.bind(framing);
	framing._encode = (packet, options) => {
		const encoded = encode(packet, options);
		if (options.wsPreEncodedFrame) options.wsPreEncodedFrame = [Buffer.concat(options.wsPreEncodedFrame)];
		return encoded;
	};
}

type Client = {
	conn: {
		readyState: string;
		writeBuffer: unknown[];
		transport: { writable: boolean; socket: { _sender: { sendFrame(frame: Buffer[]): void } } };
	};
};
type WriteToEngine = (this: Client, packets: unknown, options: { wsPreEncodedFrame?: Buffer[] }) => void;

/**
 * In place of a client's own method: what is framed already goes straight to a socket with nothing before it, without a turn in the
 * engine's queue and a call back for each write, which cost as much as the write. Anything else takes its turn.
 */
export const writeToEngine: WriteToEngine = function (packets, options) {
	const { readyState, writeBuffer, transport } = this.conn;
	if (options.wsPreEncodedFrame && readyState === "open" && writeBuffer.length === 0 && transport.writable)
		transport.socket._sender.sendFrame(options.wsPreEncodedFrame);
	else (Object.getPrototypeOf(this) as { writeToEngine: WriteToEngine }).writeToEngine.call(this, packets, options);
};
