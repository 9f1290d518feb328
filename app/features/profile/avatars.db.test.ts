import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { NO_PICTURES, photoOf } from "../../../tests/fixtures/pictures.ts";
import { testSite, type Visitor } from "../../../tests/fixtures/site.ts";
import { untilEnd } from "../../../tests/fixtures/until-end.ts";
import { fetchByHttps, startWebStub, type Turn } from "../../../tests/stubs/web.ts";
import { profileTexts } from "./rules.ts";

const HOST = "https://pictures.example";

const web = await untilEnd(startWebStub());
const site = await testSite({}, { outside: fetchByHttps(web) });
const photo: Buffer = await photoOf(900, 1600);
beforeEach(() => {
	web.reset();
	web.on("/me.jpg", { body: photo, type: "image/jpeg" });
});

let made = 0;
const newFan = () => site.fan(`picture-${++made}@example.com`);
const save = (fan: Visitor, path: string | null, full_name = "Asha Rao") =>
	fan.put("/api/profile", { full_name, avatar_url: path && HOST + path });
const shownTo = (viewer: Visitor, id: string) => viewer.get(`/api/fans/${id}/avatar`);
const bytesOf = async (fan: Visitor) => Buffer.from(await (await shownTo(fan, await fan.id())).arrayBuffer());
const drawn = () => sharp({ create: { width: 40, height: 30, channels: 3, background: "#123456" } });

/** A picture with many pixels in a few kilobytes. */
function bomb(side: number): Buffer {
	const chunk = (type: string, data: Buffer) => {
		const body = Buffer.concat([Buffer.from(type), data]);
		const ends = Buffer.alloc(8);
		ends.writeUInt32BE(data.length, 0);
		ends.writeUInt32BE(crc32(body), 4);
		return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
	};
	const header = Buffer.alloc(13);
	header.writeUInt32BE(side, 0);
	header.writeUInt32BE(side, 4);
	header[8] = 1;
	const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 9 });
	const signature = Buffer.from("89504e470d0a1a0a", "hex");
	return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

describe("PROF-1 the picture of a fan", () => {
	test("is fetched once when it is saved, and re-encoded at one size", async () => {
		const fan = await newFan();
		const saved = await save(fan, "/me.jpg");
		expect(await saved.json()).toMatchObject({ avatar_url: `${HOST}/me.jpg` });
		expect(await fan.me()).toMatchObject({ avatar_url: `${HOST}/me.jpg` });
		web.on("/me.jpg", { status: 404 });
		expect((await save(fan, "/me.jpg", "Asha R.")).status).toBe(200);
		const id = await fan.id();
		const response = await shownTo(site.visitor(), id);
		expect(response.headers.get("content-type")).toBe("image/webp");
		expect(response.headers.get("content-security-policy")).toContain("sandbox");
		const body = Buffer.from(await response.arrayBuffer());
		const { exif, ...metadata } = await sharp(body).metadata();
		expect(metadata).toMatchObject({ format: "webp", width: 256, height: 256 });
		expect(exif).toBeUndefined();
		expect(body.includes("hidden words")).toBe(false);
		expect(web.requests).toHaveLength(1);
		expect(web.requests[0]?.headers.cookie).toBeUndefined();
		expect(await (await site.visitor().get(`/fans/${id}`)).text()).toContain(`/api/fans/${id}/avatar`);
	});

	test("is the first frame of an animation, without bytes that follow the image", async () => {
		const frame = (background: string) =>
			sharp({ create: { width: 20, height: 20, channels: 3, background } })
				.png()
				.toBuffer();
		const film = await sharp([await frame("#ff0000"), await frame("#0000ff")], { join: { animated: true } })
			.gif()
			.toBuffer();
		expect((await sharp(film).metadata()).pages).toBe(2);
		web.on("/film.gif", { body: film, type: "image/gif" });
		web.on("/both.jpg", {
			body: Buffer.concat([photo, Buffer.from("<script>alert(1)</script>PK\u0003\u0004")]),
			type: "image/jpeg",
		});
		const fan = await newFan();
		await save(fan, "/film.gif");
		const first = await bytesOf(fan);
		expect((await sharp(first).metadata()).pages ?? 1).toBe(1);
		const { dominant } = await sharp(first).stats();
		expect(dominant.r).toBeGreaterThan(dominant.b);
		expect((await save(fan, "/both.jpg")).status).toBe(200);
		expect((await bytesOf(fan)).includes("script")).toBe(false);
	});

	const failures: [string, () => Turn | Promise<Turn>][] = [
		...NO_PICTURES.map(([what, turn]): [string, () => Turn] => [what, () => turn]),
		["has 100 million pixels", () => ({ body: bomb(10_000), type: "image/png" })],
		["breaks off", async () => ({ body: (await drawn().png().toBuffer()).subarray(0, 90), type: "image/png" })],
		["is of another format", async () => ({ body: await drawn().tiff().toBuffer(), type: "image/png" })],
		["is inside of our network", () => ({ redirect: `${web.inner_url}/secret.png` })],
	];
	test.each(failures)("that %s answers 400 when it is saved, and no page requests it", async (_what, turn) => {
		web.on("/p", await turn());
		const fan = await newFan();
		const refused = await save(fan, "/p", "Not Saved");
		expect(refused.status).toBe(400);
		expect(await refused.json()).toMatchObject({ field: "avatar_url", detail: profileTexts.noPicture });
		expect(await fan.me()).toMatchObject({ full_name: null, avatar_url: null });
		const id = await fan.id();
		expect(await (await site.visitor().get(`/fans/${id}`)).text()).not.toContain(`/api/fans/${id}/avatar`);
		expect((await shownTo(fan, id)).status).toBe(404);
		expect(web.innerRequests).toEqual([]);
	});

	test("stays when the new address does not load; an empty address removes it", async () => {
		const fan = await newFan();
		await save(fan, "/me.jpg");
		expect((await save(fan, "/gone.jpg")).status).toBe(400);
		expect(await fan.me()).toMatchObject({ avatar_url: `${HOST}/me.jpg` });
		expect((await shownTo(fan, await fan.id())).status).toBe(200);
		await save(fan, null);
		expect(await fan.me()).toMatchObject({ avatar_url: null });
		expect((await shownTo(fan, await fan.id())).status).toBe(404);
	});

	test("is fetched from at most five new addresses a minute; the profile can still be saved without one", async () => {
		const fan = await newFan();
		const answers: number[] = [];
		for (let at = 1; at <= 6; at++) answers.push((await save(fan, `/gone-${at}.jpg`)).status);
		expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
		expect(web.requests).toHaveLength(5);
		expect((await save(fan, null)).status).toBe(200);
	});

	test("whose address was saved without fetching it is on no page, and is fetched when saved again", async () => {
		const fan = await newFan();
		const id = await fan.id();
		await site.database.pool.query("update profiles set avatar_url = $2 where id = $1", [id, `${HOST}/me.jpg`]);
		expect(await fan.me()).toMatchObject({ avatar_url: null });
		expect(await (await fan.get("/api/profile")).json()).toMatchObject({
			avatar_url: null,
			saved_avatar_url: `${HOST}/me.jpg`,
		});
		expect(await (await site.visitor().get(`/fans/${id}`)).text()).not.toContain(`/api/fans/${id}/avatar`);
		await save(fan, "/me.jpg");
		expect(await fan.me()).toMatchObject({ avatar_url: `${HOST}/me.jpg` });
	});

	test("SET-2 of a private profile is served to its fan only", async () => {
		const fan = await newFan();
		await save(fan, "/me.jpg");
		await fan.patch("/api/settings", { public_profile: false });
		const id = await fan.id();
		expect((await shownTo(site.visitor(), id)).status).toBe(404);
		expect((await shownTo(fan, id)).status).toBe(200);
	});
});
