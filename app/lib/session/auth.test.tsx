import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AuthProvider, useAuth } from "./auth.tsx";

const Status = () => <p>{useAuth().status}</p>;

test("SHELL-7 auth outside its provider throws", () => {
	expect(() => renderToStaticMarkup(<Status />)).toThrow("useAuth must be used within an AuthProvider");
});

test("SHELL-3 in the page of the server the state is loading", () => {
	const page = (
		<AuthProvider>
			<Status />
		</AuthProvider>
	);
	expect(renderToStaticMarkup(page)).toBe("<p>loading</p>");
});
