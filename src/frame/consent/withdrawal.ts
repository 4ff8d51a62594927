// Takes back what the tag has set in a browser that does not allow it, or no longer: with the next page it asks for.
import type { Context } from "hono";
import type { AppEnv } from "../../edge/app-env.ts";
import type { Config } from "../../env.ts";
import { readDecision } from "./island/decision.ts";

/** Google's names begin so (support.google.com/analytics/answer/7519794). One who made up more than these has to clear them alone. */
const names = /(?:^|;\s*)(_g(?:a|cl|id)[\w.-]*)=/g;
const mostNames = 20;

/**
 * In the gateway and not in the browser: it costs no script, holds without script, and where measurement is no longer
 * configured too. What it adds is of one answer, and of no page that is kept.
 */
export function withdrawal({ measurementId }: Pick<Config, "measurementId">) {
	return async function withdrawal(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
		await next();
		const cookies = c.req.header("cookie") ?? "";
		if (!cookies.includes("_g") || (measurementId && readDecision(cookies) === "granted")) return;
		for (const line of withdrawn(cookies, c.var.raw.host)) c.header("Set-Cookie", line, { append: true });
	};
}

/**
 * Lines of Set-Cookie: the tag sets its own for the highest domain that it can, which nobody but a browser knows; without a
 * domain they are the host's alone. @param host may have a port
 */
export function withdrawn(cookies: string, host: string): string[] {
	const labels = host.replace(/:\d+$/, "").toLowerCase().split(".");
	const domains = ["", ...labels.map((_, from) => `; Domain=${labels.slice(from).join(".")}`)];
	const found = new Set([...cookies.matchAll(names)].map(([, name = ""]) => name));
	return [...found]
		.slice(0, mostNames)
		.flatMap((name) => domains.map((domain) => `${name}=; Path=/; Max-Age=0${domain}`));
}
