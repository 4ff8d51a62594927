// Where each island's code is; one line here adds one.
import type { IslandModule } from "./island.ts";
import type { IslandName } from "./manifest.ts";

export const loaders: Readonly<Record<IslandName, () => Promise<IslandModule>>> = {
	menu: () => import("./menu/mount.ts"),
	flightSearch: () => import("./flight-search/mount.ts"),
	language: () => import("./language/mount.ts"),
	scheme: () => import("./scheme/mount.ts"),
	consent: () => import("./consent/mount.ts"),
	form: () => import("./form/mount.ts"),
	filters: () => import("./filters/mount.ts"),
	guideSearch: () => import("./guide-search/mount.ts"),
	nearest: () => import("./nearest/mount.ts"),
	print: () => import("./print/mount.ts"),
	questions: () => import("./questions/mount.ts"),
	share: () => import("./share/mount.ts"),
	toasts: () => import("./toasts/mount.tsx"),
};
