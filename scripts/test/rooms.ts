/** The folder of the room that a source belongs to: a feature, a part of the app, or a folder of the project. */
export function roomOf(path: string): string {
	const [top = "", second = "", third = ""] = path.split("/");
	if (top === "app" && second === "features") return `app/features/${third}`;
	if (["app", "platform", "tests"].includes(top) && third !== "") return `${top}/${second}`;
	return top;
}
