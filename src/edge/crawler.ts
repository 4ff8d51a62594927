// Is this visitor a crawler? Crawlers get complete HTML and are marked in the log.
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";

// One large regular expression, so the few thousand user agents that come again are remembered.
const known = new LRUCache<string, boolean>({ max: 1000, memoMethod: (userAgent) => isbot(userAgent) });

export function isCrawler(userAgent: string | undefined): boolean {
	return userAgent ? known.memo(userAgent) : false;
}
