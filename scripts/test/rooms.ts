/**
 * Files with a line for each feature, page or entry. A change of one needs only TESTS_OF_LISTS, because its lines
 * concern one feature each.
 */
export const LISTS = new Set([
	"app/routes.ts",
	"server/entries.ts",
	"server/pages/page-parameters.ts",
	"tests/permissions.ts",
	"scripts/layers.ts",
]);
export const TESTS_OF_LISTS = [
	"tests/permissions.db.test.ts",
	"tests/answers.db.test.ts",
	"app/features/discovery/sitemap/sitemap.db.test.ts",
];

/** The folder of the part that a source belongs to: a feature, a part of the app, or a folder of the project. */
export function roomOf(path: string): string {
	const [top = "", second = "", third = ""] = path.split("/");
	if (top === "app" && second === "features") return `app/features/${third}`;
	if (["app", "platform", "tests"].includes(top) && third !== "") return `${top}/${second}`;
	return top;
}
