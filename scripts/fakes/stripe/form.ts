// Form-encoded bodies as Stripe takes them: "line_items[0][price_data][currency]=usd" is a tree.

export type Tree = { [key: string]: Tree | string };

export function readForm(text: string): Tree {
	const root: Tree = {};
	for (const [name, value] of new URLSearchParams(text)) {
		const path = name.split(/[[\]]+/).filter(Boolean);
		const last = path.pop() ?? "";
		let at = root;
		for (const part of path) {
			const next = at[part];
			const branch: Tree = typeof next === "object" ? next : {};
			at[part] = branch;
			at = branch;
		}
		at[last] = value;
	}
	return root;
}

export function text(tree: Tree | string | undefined, ...path: readonly string[]): string {
	const found = branch(tree, ...path);
	return typeof found === "string" ? found : "";
}

export function branch(tree: Tree | string | undefined, ...path: readonly string[]): Tree | string | undefined {
	let at = tree;
	for (const part of path) at = typeof at === "object" ? at[part] : undefined;
	return at;
}

export function strings(tree: Tree | string | undefined): Record<string, string> {
	return Object.fromEntries(
		Object.entries(typeof tree === "object" ? tree : {}).flatMap(([key, value]) =>
			typeof value === "string" ? [[key, value]] : [],
		),
	);
}
