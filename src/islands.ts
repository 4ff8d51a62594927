// Every island: where its code is. One line here adds one; when it is wanted stands in the row beside its code.

import type { printIsland } from "./features/bookings/island/row.ts";
import type { nearestIsland } from "./features/deals/island/row.ts";
import type { guideSearchIsland } from "./features/guides/island/row.ts";
import type { shareIsland } from "./features/guides/share/island/row.ts";
import type { questionsIsland } from "./features/help/island/row.ts";
import type { meantIsland } from "./features/home/island/row.ts";
import { fetchFirstPlaces } from "./features/search/form/island/first-places.ts";
import type { flightSearchIsland } from "./features/search/form/island/row.ts";
import type { recentSearchesIsland } from "./features/search/recent/island/row.ts";
import type { filtersIsland } from "./features/search/results/island/row.ts";
import type { screenIsland } from "./features/shared-screen/island/row.ts";
import type { formIsland } from "./forms/island/row.ts";
import type { beaconIsland } from "./frame/beacon/island/row.ts";
import type { consentIsland } from "./frame/consent/island/row.ts";
import type { menuIsland } from "./frame/menu/island/row.ts";
import type { schemeIsland } from "./frame/scheme/island/row.ts";
import type { toastsIsland } from "./frame/toasts/island/row.ts";
import type { IslandModule } from "./islands/island.ts";
import type { callNoteIsland } from "./ui/island/row.ts";

type Rows = readonly [
	typeof menuIsland,
	typeof flightSearchIsland,
	typeof schemeIsland,
	typeof consentIsland,
	typeof toastsIsland,
	typeof formIsland,
	typeof guideSearchIsland,
	typeof shareIsland,
	typeof filtersIsland,
	typeof recentSearchesIsland,
	typeof printIsland,
	typeof questionsIsland,
	typeof nearestIsland,
	typeof callNoteIsland,
	typeof meantIsland,
	typeof screenIsland,
	typeof beaconIsland,
];

/** The name that the markup gives an island. */
export type IslandName = Rows[number]["name"];

export const islands: Readonly<Record<IslandName, () => Promise<IslandModule>>> = {
	meant: () => import("./features/home/island/mount.ts"),
	menu: () => import("./frame/menu/island/mount.ts"),
	search: () => fetchFirstPlaces().then(() => import("./features/search/form/island/mount.ts")),
	scheme: () => import("./frame/scheme/island/mount.ts"),
	consent: () => import("./frame/consent/island/mount.ts"),
	toasts: () => import("./frame/toasts/island/mount.tsx"),
	form: () => import("./checked-forms.ts"),
	guideSearch: () => import("./features/guides/island/mount.ts"),
	share: () => import("./features/guides/share/island/mount.ts"),
	filters: () => import("./features/search/results/island/mount.ts"),
	recent: () => import("./features/search/recent/island/mount.ts"),
	print: () => import("./features/bookings/island/mount.ts"),
	questions: () => import("./features/help/island/mount.ts"),
	nearest: () => import("./features/deals/island/mount.ts"),
	note: () => import("./ui/island/mount.ts"),
	beacon: () => import("./frame/beacon/island/mount.ts"),
	screen: () => import("./features/shared-screen/island/mount.ts"),
};
