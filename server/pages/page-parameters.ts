import { CONTROL_ENDINGS } from "../../app/features/explorer/form.ts";
import { ADDRESS_NAMES } from "../../record/language/address.ts";

/** The explorer reads every part of a question, also split into the inputs of its form, such as 'season.from'. */
const QUESTION = [
	...ADDRESS_NAMES,
	...ADDRESS_NAMES.flatMap((name) => CONTROL_ENDINGS.map((ending) => `${name}.${ending}`)),
];

/**
 * The query parameters of each page; the first row that matches the path counts. The server drops all others, so that
 * nobody fills the page cache with them.
 */
const READ: [page: RegExp, parameters: string][] = [
	[/^\/(?:home)?$/, "q category after before run"],
	[/^\/facts$/, "q category after before"],
	[/^\/players$/, "q team role squads order after before"],
	[/^\/players\/compare$/, "players q"],
	[/^\/matches$/, "player met team opponent season ground stage month after before"],
	[/^\/matches\/[^/]+\/relive$/, "ball from pace"],
	[/^\/seasons$/, "before"],
	[/^(?:\/embed)?\/statistics\/explore(?:\.csv)?$/, QUESTION.join(" ")],
	[/^\/ai-chat$/, ["q", "after", "claim", ...ADDRESS_NAMES].join(" ")],
	[/^\/statistics\/[^/]+$/, "season team stage sort order min page"],
	[/^\/quiz$/, "tab missing a b ground"],
	[/^\/quiz\/[^/]+(?:\/[^/]+)?$/, "run"],
	[/^\/news$/, "q category"],
	[/^\/groups$/, "q tab page"],
	[/^\/community$/, "tab"],
	[/^\/settings$/, "tab for"],
	[/^\/(?:auth|auth\/confirm|welcome)$/, "next problem sent token"],
	[/^\/newsletter(?:\/confirm|\/unsubscribe)?$/, "token problem sent done"],
	[/^\/contact$/, "problem sent"],
	[/^\/match-of-the-day\/unsubscribe$/, "token problem done"],
	[/^\/search$/, "q exact"],
	[/^\/offline$/, "to"],
];
/** Every parameter that any page reads. */
export const PAGE_PARAMETERS = [...new Set(READ.flatMap(([, parameters]) => parameters.split(" ")))];

/** Made once, because the explorer has hundreds of names. */
const SETS = READ.map(([page, parameters]) => ({ page, read: new Set(parameters.split(" ")) }));
const NOTHING: ReadonlySet<string> = new Set();

/** Returns the names of the query parameters that the page at a path reads. */
export function parametersOf(path: string): ReadonlySet<string> {
	const address = path.toLowerCase().replace(/\/+$/, "") || "/";
	return SETS.find(({ page }) => page.test(address))?.read ?? NOTHING;
}
