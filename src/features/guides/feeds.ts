// The feeds of the guides: where they are and what they are, for the head, the list of guides and the endpoints.
import { pathOf } from "../../links.ts";

export const feeds = [
	{ name: "RSS", type: "application/rss+xml", path: `${pathOf("blog")}/feed.xml` },
	{ name: "JSON Feed", type: "application/feed+json", path: `${pathOf("blog")}/feed.json` },
] as const;
