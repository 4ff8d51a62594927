// What was typed into a form, kept for this tab until it has arrived.

/** `wanted.ts` looks for it too: a form of which something is kept wakes up by itself. */
const entryOf = (form: string) => `form.${form}`;

export function keep(form: string, typed: Readonly<Record<string, string>>): void {
	try {
		sessionStorage.setItem(entryOf(form), JSON.stringify(typed));
	} catch {
		// Storage can be switched off or full; then nothing is kept.
	}
}

export function recall(form: string): Readonly<Record<string, unknown>> {
	try {
		return JSON.parse(sessionStorage.getItem(entryOf(form)) ?? "{}");
	} catch {
		return {};
	}
}

export function forget(form: string): void {
	try {
		sessionStorage.removeItem(entryOf(form));
	} catch {
		// Without storage nothing was kept.
	}
}
