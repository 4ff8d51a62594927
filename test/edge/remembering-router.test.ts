import { Hono } from "hono";
import { expect, it } from "vitest";
import { rememberingRouter } from "../../src/edge/remembering-router.ts";

function appWith(options: ConstructorParameters<typeof Hono>[0]) {
	const app = new Hono(options);
	app.use(async (c, next) => {
		await next();
		c.header("X-Path", c.req.path);
	});
	app.get("/blog/feed.xml", (c) => c.text("feed"));
	app.get("/blog/:slug", (c) => c.text(`guide ${c.req.param("slug")}`));
	app.post("/blog/:slug", (c) => c.text("posted"));
	app.get("/", (c) => c.text("home"));
	app.notFound((c) => c.text("nothing", 404));
	return app;
}

it("answers as Hono's own router does, the first time and the next", async () => {
	const [own, remembering] = [appWith({}), appWith({ router: rememberingRouter() })];
	const asked: readonly (readonly [string, string?])[] = [
		["/"],
		["/blog/feed.xml"],
		["/blog/one"],
		["/blog/two"],
		["/blog/one", "POST"],
		["/blog/one?page=2"],
		["/nowhere"],
		[`/blog/${"long".repeat(50)}`],
	];
	for (const round of [1, 2]) {
		for (const [path, method = "GET"] of asked) {
			const [a, b] = [await own.request(path, { method }), await remembering.request(path, { method })];
			expect([b.status, b.headers.get("X-Path"), await b.text()], `${method} ${path}, ${round}`).toEqual([
				a.status,
				a.headers.get("X-Path"),
				await a.text(),
			]);
		}
	}
});
