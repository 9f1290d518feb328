import { afterAll, beforeAll, expect, test } from "vitest";
import { seedPlayers } from "../../../db/seed/players.ts";
import { recordWith } from "../../../tests/fixtures/made-up-record.ts";
import { startTestSite, type TestSite } from "../../../tests/fixtures/site.ts";

// Kohli is bought by Mumbai, a new player by Chennai, and Bumrah by nobody
const SQUADS = ["2027,ba607b88,mi,auction,30", "2027,vihaan-malhotra,csk,auction,1.5"];

let site: TestSite;
let remove: () => void;
beforeAll(async () => {
	const made = await recordWith("squads.csv", SQUADS);
	remove = made.remove;
	site = await startTestSite({}, { record: () => made.record });
	await seedPlayers(made.record, site.database.db);
});
afterAll(async () => {
	await site.close();
	remove();
});

const html = async (path: string) => (await (await site.visitor().get(path)).text()).replaceAll("<!-- -->", "");
const api = async (slug: string) => (await (await site.visitor().get(`/api/players/${slug}`)).json()) as object;

test("PLAYER-1 PLAYER-3 squads of a new season are the current ones, on the page and in the API", async () => {
	const page = await html("/players/virat-kohli-rcb");
	expect(page).toContain("<dt>Price, 2027</dt><dd>₹30.00 Cr</dd>");
	expect(page).toContain("<title>Virat Kohli (MI) | Twelfth Man</title>");
	expect(page).not.toContain("Price, 2026");
	expect(await api("virat-kohli-rcb")).toMatchObject({
		player: { price_crores: 30, team: { id: "mi" } },
		squad_season: 2027,
	});
});

test("PLAYER-1 a player without a squad in the new season has no price, and stays with the side he last played for", async () => {
	expect(await html("/players/jasprit-bumrah-mi")).not.toContain("Price, 20");
	expect(await api("jasprit-bumrah-mi")).toMatchObject({ player: { price_crores: null, team: { id: "mi" } } });
});

test("PLAYER-4 biographies name the new squads, and the home page shows their highest price", async () => {
	expect(await html("/players/vihaan-malhotra-rcb")).toContain("He is in the 2027 squad of Chennai Super Kings");
	const home = await html("/");
	expect(home).toContain("prices in the 2027 squads");
	expect(home).toContain("₹30.00 Cr");
});
