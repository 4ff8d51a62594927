// Where each island's code is; one line here adds one.
import type { IslandModule } from "./islands/island.ts";
import type { IslandName } from "./islands/manifest.ts";

export const loaders: Readonly<Record<IslandName, () => Promise<IslandModule>>> = {
	menu: () => import("./frame/menu/island/mount.ts"),
	flightSearch: () => import("./features/search/form/island/mount.ts"),
	language: () => import("./frame/language/island/mount.ts"),
	scheme: () => import("./frame/scheme/island/mount.ts"),
	consent: () => import("./frame/consent/island/mount.ts"),
	form: () => import("./forms/island/mount.ts"),
	filters: () => import("./features/search/results/island/mount.ts"),
	guideSearch: () => import("./features/guides/island/mount.ts"),
	nearest: () => import("./features/deals/island/mount.ts"),
	print: () => import("./features/bookings/island/mount.ts"),
	questions: () => import("./features/help/island/mount.ts"),
	share: () => import("./features/guides/share/island/mount.ts"),
	toasts: () => import("./frame/toasts/island/mount.tsx"),
};
