// Reads the Worker's own lines out of whatever holds them: `npm start`, `wrangler tail --format json`, a day of Logpush.

/** One line of ours: a request (`route`, `status`) or an event (`event`). */
export type LogLine = Readonly<Record<string, unknown>>;

/**
 * Calls `take` with each line of ours in the text's lines, in order. Of `wrangler tail` and Logpush the messages within are
 * ours; the former prints one object over many lines.
 */
export async function readLines(lines: AsyncIterable<string>, take: (line: LogLine) => void): Promise<void> {
	let open: string[] = [];
	for await (const line of lines) {
		// An object that was printed over many lines begins and ends at the margin.
		if (line === "{" || open.length > 0) {
			open.push(line);
			if (line !== "}") continue;
			takeAll(open.join("\n"), take);
			open = [];
		} else if (line.startsWith("{")) {
			takeAll(line, take);
		}
	}
}

function takeAll(text: string, take: (line: LogLine) => void): void {
	const record = parsed(text);
	if (!record) return;
	// Logpush names its fields in capitals.
	const logs = record.logs ?? record.Logs;
	if (!Array.isArray(logs)) {
		take(record);
		return;
	}
	for (const log of logs) {
		const { message, Message } = log as { readonly message?: unknown; readonly Message?: unknown };
		for (const one of [message ?? Message].flat()) {
			const line = typeof one === "string" ? parsed(one) : undefined;
			if (line) take(line);
		}
	}
}

function parsed(text: string): LogLine | undefined {
	if (!text.startsWith("{")) return undefined;
	try {
		return JSON.parse(text) as LogLine;
	} catch {
		// Cut off, or not ours.
		return undefined;
	}
}
