// The shape of an answer without what it says: paths with their types, and which of them somebody reads.

/** A provider's names are words. What is none, an id or an address that something is kept by, is not written down. */
function keyName(key: string): string {
	return /^[a-z][a-z0-9_]{0,39}$/.test(key) && !/\d{3}/.test(key) ? key : "*";
}

function within(path: string, holder: object, key: string): string {
	if (Array.isArray(holder)) return `${path}[]`;
	return path ? `${path}.${keyName(key)}` : keyName(key);
}

function typeOf(value: unknown): string {
	if (value === null) return "null";
	return Array.isArray(value) ? "array" : typeof value;
}

/** Every value of an answer with its path. */
export function* walk(value: unknown, path = ""): Generator<readonly [path: string, value: unknown]> {
	yield [path, value];
	if (typeof value !== "object" || value === null) return;
	for (const [key, inner] of Object.entries(value)) yield* walk(inner, within(path, value, key));
}

/** Adds types by path, e.g. "data.slices[].segments[].origin.iata_code"; the whole answer is "". */
export function addShape(shape: Map<string, Set<string>>, json: unknown): void {
	for (const [path, value] of walk(json)) {
		const types = shape.get(path) ?? new Set();
		shape.set(path, types.add(typeOf(value)));
	}
}

/** The paths that `read` looks at, whether there is anything or not. What it makes of them, and whether it throws, is no matter. */
export function pathsRead(json: unknown, read: (json: unknown) => void): ReadonlySet<string> {
	const seen = new Set<string>();
	const watched = (value: unknown, path: string): unknown => {
		if (typeof value !== "object" || value === null) return value;
		const note = (key: string | symbol) => {
			if (typeof key === "symbol" || (Array.isArray(value) && !/^\d+$/.test(key))) return undefined;
			const inner = within(path, value, key);
			seen.add(inner);
			return inner;
		};
		return new Proxy(value, {
			has(target, key) {
				note(key);
				return Reflect.has(target, key);
			},
			get(target, key) {
				const inner = note(key);
				const found = Reflect.get(target, key);
				return inner === undefined ? found : watched(found, inner);
			},
		});
	};
	try {
		read(watched(json, ""));
	} catch {
		// A reader may refuse what it read.
	}
	return seen;
}
