// What a form of the desk brought, as text.

/** Trimmed, and no longer than anything that is asked for; empty where it is none. */
export function textOf(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value.trim().slice(0, 500) : "";
}

/** Three digits of the airline and ten more (IATA Resolution 722), with or without what stands between them. */
const ticket = /^(\d{3})[ -]?(\d{10})$/;

/** "001-1234567890", a line each; undefined where one is none. */
export function ticketsIn(typed: string): readonly string[] | undefined {
	const lines = typed
		.split(/[\n,;]+/)
		.map((one) => one.trim())
		.filter(Boolean);
	const read = lines.map((one) => ticket.exec(one));
	return read.includes(null) ? undefined : read.map((one) => `${one?.[1]}-${one?.[2]}`);
}
