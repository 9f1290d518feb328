import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { services } from "./services.ts";

/**
 * Renders a page whole: nothing streams, because the page is kept as one piece, with the hashes of its inline scripts in
 * its headers.
 */
export default function renderPage(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	site: RouterContextProvider,
) {
	const { nonce, failed } = site.get(services).page;
	return new Promise<Response>((resolve, reject) => {
		let finalStatus = status;
		const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} nonce={nonce} />, {
			nonce,
			// parts that were waited for stand in their place, instead of being moved there by a script
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady() {
				headers.set("content-type", "text/html; charset=utf-8");
				pipe(collect((body) => resolve(new Response(body, { status: finalStatus, headers }))));
			},
			onShellError: reject,
			onError(error) {
				failed(error);
				finalStatus = 500;
			},
		});
	});
}

/** A stream that hands over all that was written to it in one piece: a stream of the web would pass on each part by itself. */
function collect(done: (body: Uint8Array<ArrayBuffer>) => void): Writable {
	const parts: Buffer[] = [];
	return new Writable({
		write(part: Buffer, _encoding, written) {
			parts.push(part);
			written();
		},
		final(ended) {
			done(Buffer.concat(parts));
			ended();
		},
	});
}

/** A page that is not there is no error of ours; an aborted request neither. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	context.get(services).page.failed(error);
};
