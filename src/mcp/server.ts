// The server that assistants speak to: made anew for each request, since it keeps nothing.
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { toStandardJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { type Spending, spendingOf } from "../edge/spending.ts";
import { manyLines } from "../forms/typed-text.ts";
import { localize } from "../i18n/language-parameter.ts";
import type { Services } from "../services.ts";
import { withoutEchoes } from "./refusals.ts";
import { airlineFacts } from "./tools/airline-facts.ts";
import { changeRules } from "./tools/change-rules.ts";
import { findAirports } from "./tools/find-airports.ts";
import { searchFlights } from "./tools/search-flights.ts";
import { type Tool, type ToolContext, type ToolInput, ToolRefusal, tooSoon } from "./tools/tool.ts";
import { whatTravelersPaid } from "./tools/what-travelers-paid.ts";

interface Asked {
	/** Hears of what nobody expected. */
	readonly onError: (error: unknown) => void;
	/** Seconds after which this assistant may call a tool again; undefined: now. */
	readonly wait: number | undefined;
}

/** Answers one request of the protocol. */
export async function answerAssistant(request: Request, services: Services, asked: Asked): Promise<Response> {
	const spending = spendingOf(request, services.budgets);
	return withoutEchoes(await createMcpHandler(() => serverOf({ services, spending, ...asked })).fetch(request));
}

function serverOf(all: Registration): McpServer {
	const { services } = all;
	const { agency } = services.config;
	const server = new McpServer(
		{ name: agency.slug, title: agency.name, version: services.config.version },
		{
			instructions: `${agency.name} is an independent US travel agency, no airline. People who want to book or change call ${agency.phone}, in English or Spanish; a reference of search_flights hands their trip over to the agent. Give the addresses in the answers to the person. Never tell a price marked as sample data as a real one. Ask for no names, mail addresses or booking codes: no tool takes them.`,
		},
	);
	register(server, findAirports, all);
	register(server, searchFlights, all);
	register(server, whatTravelersPaid, all);
	register(server, airlineFacts, all);
	register(server, changeRules, all);
	return server;
}

interface Registration extends Asked {
	readonly services: Services;
	readonly spending: Spending;
}

function register<Input extends ToolInput>(
	server: McpServer,
	tool: Tool<Input>,
	{ onError, wait, ...context }: Registration,
): void {
	const { name, title, description, input } = tool;
	const annotations = { readOnlyHint: true, openWorldHint: name === searchFlights.name };
	server.registerTool(
		name,
		{ title, description, annotations, inputSchema: standardOf(input) },
		async (asked: unknown) => {
			const read = asked as Input;
			try {
				if (wait !== undefined) throw tooSoon("mcp.wait", wait, context.services.messages[read.language]);
				return said(await tool.run(read, contextOf(read, context)));
			} catch (error) {
				if (error instanceof ToolRefusal) {
					const { message, wait } = error;
					return {
						...said([message]),
						...(wait !== undefined && { structuredContent: { retryAfterSeconds: wait } }),
						isError: true,
					};
				}
				onError(error);
				return { ...said([context.services.messages[read.language].t("api.unavailable")]), isError: true };
			}
		},
	);
}

/** What is said of an argument names it and what it should be, and never repeats what was sent: an assistant reads it to a person. */
function standardOf<Input extends ToolInput>(input: Tool<Input>["input"]) {
	const standard = toStandardJsonSchema(input);
	return {
		"~standard": {
			...standard["~standard"],
			async validate(value: unknown) {
				const read = await v.safeParseAsync(input, value);
				if (read.success) return { value: read.output };
				const issues = read.issues.map(({ expected, path = [] }) => ({
					message: expected ? `Expected ${expected}` : "Not as its description says",
					path: path.map(({ key }) => key as PropertyKey),
				}));
				return { issues };
			},
		},
	};
}

function contextOf({ language }: ToolInput, { services, spending }: Omit<Registration, keyof Asked>): ToolContext {
	const { t } = services.messages[language];
	return {
		...{ services, spending },
		words: { t, language },
		url: (target) => services.config.origin + localize(target, language),
	};
}

/** What is quoted of the question reads as it looks, to whoever reads the answer. */
const said = (lines: readonly string[]) => ({
	content: [{ type: "text" as const, text: manyLines(lines.join("\n")) }],
});
