import { buildSite } from "../../scripts/build/site.ts";
import { preparedFolder } from "../fixtures/prepared.ts";

/** Runs once before all workers: builds the site and the data that each worker's site copies. */
export default async function prepare(): Promise<void> {
	buildSite(console.log);
	await preparedFolder();
}
