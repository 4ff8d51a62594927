// Which page or act answers each row of the table.

import type { DeskHandler } from "../frame/desk-page.ts";
import { styles } from "../frame/styles.ts";
import { booking } from "../pages/booking.tsx";
import { find } from "../pages/find.tsx";
import { home } from "../pages/home.tsx";
import { priceNow, quote } from "../pages/quote.tsx";
import type { DeskRouteId } from "../routes.ts";

export const deskPages = { home, find, booking, quote, priceNow, styles } satisfies {
	readonly [Id in DeskRouteId]: DeskHandler<Id>;
};
