import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/**
 * A test that fails on what a fan's console should never show: errors, warnings of React, violations of the security policy,
 * requests to other hosts.
 */
export const test = base.extend<{ refusals: number[]; quietConsole: undefined }>({
	/** statuses that the test provokes: the browser itself notes each refused request in the console */
	refusals: [[404], { option: true }],
	quietConsole: [
		async ({ page, refusals }, use) => {
			const complaints: string[] = [];
			const provoked = new RegExp(
				`^Failed to load resource: the server responded with a status of (${refusals.join("|")}) `,
			);
			page.on("console", (message) => {
				if (message.type() === "error" && !provoked.test(message.text())) complaints.push(message.text());
			});
			page.on("pageerror", (error) => complaints.push(String(error)));
			page.on("request", (request) => {
				const { protocol, hostname } = new URL(request.url());
				if (/^https?:$/.test(protocol) && hostname !== "localhost") complaints.push(`asked ${hostname}`);
			});
			await page.addInitScript(() => {
				document.addEventListener("securitypolicyviolation", (event) =>
					console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
				);
			});
			await use(undefined);
			expect(complaints).toEqual([]);
		},
		{ auto: true },
	],
});
export { expect };

/** No violation of WCAG 2.2 A and AA or of the best practices, on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual(
		[],
	);
}

/** Nothing of the page may be reached only by scrolling sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
	expect(
		await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
	).toBeLessThanOrEqual(0);
}

type Mail = { to: string; links: string[]; code: string };

/** The newest mail to an address, as the local mailbox of the running site shows it; waits for the first one. */
export async function newestMail(page: Page, to: string): Promise<Mail> {
	const read = async () =>
		((await (await page.request.get("/dev/mailbox.json")).json()) as Mail[]).find((mail) => mail.to === to);
	await expect.poll(read, { message: `mail to ${to}` }).toBeDefined();
	return (await read()) as Mail;
}
