// What the browser says of one load of a page, in a fresh context with nothing cached.
import type { Browser, CDPSession } from "playwright-core";

/** Milliseconds since the navigation began; CLS has no unit. */
export interface Paint {
	readonly fcp: number;
	readonly lcp: number;
	readonly cls: number;
	/** What the largest paint was. */
	readonly element: string;
}

export async function paintOf(
	browser: Browser,
	address: string,
	prepare?: (session: CDPSession) => Promise<void>,
): Promise<Paint> {
	const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	await prepare?.(session);
	await page.goto(address, { waitUntil: "networkidle" });
	const paint = await page.evaluate(async () => {
		const entries = (type: string) =>
			new Promise<PerformanceEntry[]>((resolve) => {
				new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
				// Nothing shifted: then nothing is ever reported.
				setTimeout(() => resolve([]), 200);
			});
		const [first] = performance.getEntriesByName("first-contentful-paint");
		const largest = (await entries("largest-contentful-paint")).at(-1) as
			| (PerformanceEntry & { element?: Element | null })
			| undefined;
		const shifts = (await entries("layout-shift")) as (PerformanceEntry & { value: number })[];
		const { localName = "?", className = "" } = largest?.element ?? {};
		return {
			fcp: first?.startTime ?? Number.NaN,
			lcp: largest?.startTime ?? Number.NaN,
			cls: shifts.reduce((sum, { value }) => sum + value, 0),
			element: [localName, ...(typeof className === "string" && className ? [className] : [])].join("."),
		};
	});
	await context.close();
	return paint;
}
