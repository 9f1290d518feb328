import type { Locator, Page } from "@playwright/test";
import type { SignedInFan, WorkerSite } from "../site.ts";

export type Tools = { site: WorkerSite; fan: SignedInFan };

/** A page when it opens, or after a step or two. */
export type State = {
	at: string | ((tools: Tools) => Promise<string>);
	/** default: a visitor */
	as?: "fan" | "admin";
	/** runs before the browser requests the page, for instance to make a request fail */
	before?: (page: Page) => Promise<unknown>;
	/** brings the opened page into the state */
	act?: (page: Page) => Promise<unknown>;
	/** is visible once the state is reached */
	shows: (page: Page) => Locator;
	/** checked by night too: set for the seven states whose colours differ most */
	night?: true;
};

/** States by name, each group with its feature ids. `routes`: the paths of app/routes.ts that the group covers. */
export type Pages = { ids: string; of: string; routes: string[]; states: Record<string, State> }[];

/** An id that no fan and no group has. */
export const NOBODY = "00000000-0000-4000-8000-000000000000";

export const h1 = (name: string | RegExp) => (page: Page) => page.getByRole("heading", { level: 1, name });
export const heading = (name: string | RegExp) => (page: Page) => page.getByRole("heading", { name }).first();
export const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
export const region = (name: string | RegExp) => (page: Page) => page.getByRole("region", { name }).first();
export const failing = (address: string, status: number) => (page: Page) =>
	page.route(address, (route) => route.fulfill({ status, json: { title: "no" } }));
export const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
