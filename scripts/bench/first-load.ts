// What a first load of the home page weighs: its HTML, and the script that a browser has before anybody touches the page.
import { gzipSync } from "node:zlib";
import { launch } from "../launch.ts";
import type { Goals } from "./goals.ts";
import { textOf } from "./text-of.ts";

const kilobyte = 1024;
/** Longer than any script of the page waits by itself. */
const quietMs = 3000;

/** Prints. @param url of the built site, without a slash */
export async function benchFirstLoad(url: string, goals: Goals): Promise<void> {
	const html = await textOf(`${url}/`);
	const size = Buffer.byteLength(html) / kilobyte;
	const browser = await launch();
	const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
	const sizes: number[] = [];
	const reading: Promise<void>[] = [];
	page.on("response", (response) => {
		if (!/javascript/.test(response.headers()["content-type"] ?? "")) return;
		reading.push(response.body().then((body) => void sizes.push(gzipSync(body, { level: 9 }).byteLength)));
	});
	await page.goto(`${url}/`, { waitUntil: "networkidle" });
	await page.waitForTimeout(quietMs);
	await Promise.all(reading);
	const inline = await page.$$eval<string[], HTMLScriptElement>("script:not([src])", (scripts) =>
		scripts.filter(({ type }) => !type || /javascript|module/.test(type)).map(({ textContent }) => textContent ?? ""),
	);
	await browser.close();
	sizes.push(...inline.map((text) => gzipSync(text, { level: 9 }).byteLength));
	const script = sizes.reduce((sum, one) => sum + one, 0) / kilobyte;
	console.log(
		`First load of home: ${size.toFixed(1)} KB HTML, ${script.toFixed(2)} KB gzip of script before interaction in ${sizes.length} files and elements`,
	);
	goals.hold({ name: "home, HTML uncompressed", value: size, limit: 45, unit: "KB" });
	goals.hold({ name: "home, script before interaction, gzip", value: script, limit: 3, unit: "KB", digits: 2 });
}
