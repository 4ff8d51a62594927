// Hono's routers, with what they have found remembered: the table is long, and most requests ask for paths that were asked for before.
import type { Result, Router } from "hono/router";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { SmartRouter } from "hono/router/smart-router";
import { TrieRouter } from "hono/router/trie-router";
import { LRUCache } from "lru-cache";

const maxPaths = 2000;
/** Longer ones are nobody's page, and would fill the memory. */
const maxLength = 100;

export function rememberingRouter<Handler>(): Router<Handler> {
	const router = new SmartRouter<Handler>({ routers: [new RegExpRouter(), new TrieRouter()] });
	const found = new LRUCache<string, Result<Handler>>({ max: maxPaths });
	return {
		name: "RememberingRouter",
		add(method, path, handler) {
			router.add(method, path, handler);
			// The whole table is added before the first request, and emptying what is empty takes its time too.
			if (found.size > 0) found.clear();
		},
		match(method, path) {
			const key = `${method} ${path}`;
			const before = found.get(key);
			if (before) return before;
			const result = router.match(method, path);
			if (key.length <= maxLength) found.set(key, result);
			return result;
		},
	};
}
