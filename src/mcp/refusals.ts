// The protocol's own refusals, in words of ours: its library repeats the name of a tool, a method or a version that there is not.
import * as v from "valibot";

/** By JSON-RPC's code. */
const messages: Readonly<Record<number, string>> = {
	[-32700]: "Parse error: the body is no JSON",
	[-32601]: "Method not found",
	[-32602]: "Invalid params: tools/list has the names and arguments of the tools",
};

const refusal = v.object({
	jsonrpc: v.string(),
	id: v.optional(v.union([v.string(), v.number(), v.null()]), null),
	error: v.object({
		code: v.number(),
		data: v.optional(v.object({ supported: v.optional(v.array(v.string())) })),
	}),
});

/** The same answer, as JSON or as a stream of events: each is complete, and none of ours comes in parts. */
export async function withoutEchoes(response: Response): Promise<Response> {
	if (!response.body) return response;
	const text = await response.text();
	const said = text.replace(
		/^(data: )?(\{.*"error".*\}|\[.*"error".*\])$/gm,
		(_, event = "", json: string) => event + mended(json),
	);
	const answer = new Response(said, response);
	answer.headers.delete("Content-Length");
	return answer;
}

function mended(json: string): string {
	const read: unknown = JSON.parse(json);
	return JSON.stringify(Array.isArray(read) ? read.map(withOwnWords) : withOwnWords(read));
}

function withOwnWords(message: unknown): unknown {
	const { success, output } = v.safeParse(refusal, message);
	if (!success) return message;
	const { code, data } = output.error;
	const supported = data?.supported;
	const text = supported ? "Unsupported protocol version" : (messages[code] ?? "Invalid request");
	return { ...output, error: { code, message: text, ...(supported && { data: { supported } }) } };
}
