import type { Locator, Page } from "@playwright/test";
import type { SignedInFan, WorkerSite } from "../site.ts";

export type Tools = { site: WorkerSite; fan: SignedInFan };

/** A page as somebody finds it, or after a step or two. */
export type State = {
	at: string | ((tools: Tools) => Promise<string>);
	/** who looks; left out: a visitor */
	as?: "fan" | "admin";
	/** before the browser requests the page: answers that fail, and the like */
	before?: (page: Page) => Promise<unknown>;
	/** what leads from the page to the state */
	act?: (page: Page) => Promise<unknown>;
	/** is to be seen once the state is reached */
	shows: (page: Page) => Locator;
	/** read by night too: one of the seven states whose colours differ most */
	night?: true;
};

/** States by name, under the ids of the features whose promise they are. `routes`: where they are, as app/routes.ts has it. */
export type Pages = { ids: string; of: string; routes: string[]; states: Record<string, State> }[];

/** The id of no fan and no group. */
export const NOBODY = "00000000-0000-4000-8000-000000000000";

export const h1 = (name: string | RegExp) => (page: Page) => page.getByRole("heading", { level: 1, name });
export const heading = (name: string | RegExp) => (page: Page) => page.getByRole("heading", { name }).first();
export const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
export const region = (name: string | RegExp) => (page: Page) => page.getByRole("region", { name }).first();
export const failing = (address: string, status: number) => (page: Page) =>
	page.route(address, (route) => route.fulfill({ status, json: { title: "no" } }));
export const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
