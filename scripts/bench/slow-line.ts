// The line and the processor of a slow phone, for the benches that look at a page as one loads it.
import type { CDPSession } from "playwright-core";

export const slowLineName = "slow 4G (150 ms, 1.6 Mbit/s), CPU 4 times slower";

/** From now on, what the page loads comes as over a slow phone's line, and its processor is four times slower. */
export async function slowLine(session: CDPSession): Promise<void> {
	const bytesPerSecond = 1_600_000 / 8;
	const network = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond / 2, latency: 150 };
	await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
	await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}
