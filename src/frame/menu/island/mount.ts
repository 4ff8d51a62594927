// Wakes the menu.
import { hydrated } from "../../../islands/hydrate.tsx";
import type { Mount } from "../../../islands/island.ts";
import { Menu } from "./menu.tsx";
import { readMenu } from "./read-menu.ts";

const hydrate = hydrated(Menu);

export const mount: Mount = (element, _props, context) => hydrate(element, readMenu(element), context);
