// Walks a Markdown or HTML syntax tree, parents before children.

export function* nodesOf<Node extends { type: string }>(node: Node): Generator<Node> {
	yield node;
	if (!("children" in node)) return;
	for (const child of node.children as Node[]) yield* nodesOf(child);
}
