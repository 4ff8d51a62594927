// A client of W3C WebDriver, with the few commands that a walk takes (https://www.w3.org/TR/webdriver2/).
import type { Key, Size, Tab } from "./engine.ts";

/** Where the specification puts the keys that are no character. */
const codes: Record<Key, string> = { ArrowDown: "\uE015", Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004" };

type Send = (method: "GET" | "POST" | "DELETE", path: string, body?: unknown) => Promise<unknown>;

/** Sends commands below an address; an answer that is no success is an error. */
function sender(address: string): Send {
	return async function send(method, path, body) {
		const response = await fetch(`${address}${path}`, {
			method,
			...(body !== undefined && { body: JSON.stringify(body) }),
		});
		const { value } = (await response.json()) as { value: unknown };
		if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
		return value;
	};
}

/** A new session at a driver's address, in a window whose page has this size. */
export async function openSession(
	driver: string,
	capabilities: Readonly<Record<string, unknown>>,
	size: Size,
): Promise<Omit<Tab, "errors">> {
	const created = await sender(driver)("POST", "/session", { capabilities: { alwaysMatch: capabilities } });
	const send = sender(`${driver}/session/${(created as { sessionId: string }).sessionId}`);
	const evaluate = (expression: string) => send("POST", "/execute/sync", { script: `return ${expression}`, args: [] });
	const act = async (type: string, actions: readonly unknown[]) => {
		await send("POST", "/actions", { actions: [{ type, id: type, actions }] });
	};
	const typed = (characters: readonly string[]) =>
		act(
			"key",
			characters.flatMap((value) => [
				{ type: "keyDown", value },
				{ type: "keyUp", value },
			]),
		);
	await resize(send, evaluate, size);
	return {
		goto: async (url) => void (await send("POST", "/url", { url })),
		evaluate,
		clickAt: (x, y) =>
			act("pointer", [
				{ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
				{ type: "pointerDown", button: 0 },
				{ type: "pointerUp", button: 0 },
			]),
		type: (text) => typed([...text]),
		press: (key) => typed([codes[key]]),
		screenshot: async () => Buffer.from((await send("GET", "/screenshot")) as string, "base64"),
		close: async () => void (await send("DELETE", "")),
	};
}

/** A command knows the size of windows, and not of what their bars leave. */
async function resize(send: Send, evaluate: Tab["evaluate"], { width, height }: Size): Promise<void> {
	await send("POST", "/window/rect", { width, height });
	const [inside, tall] = (await evaluate("[innerWidth, innerHeight]")) as [number, number];
	await send("POST", "/window/rect", { width: 2 * width - inside, height: 2 * height - tall });
}
