// Wakes the menu.
import { hydrated } from "../../../islands/hydrate.tsx";
import { Menu } from "./menu.tsx";

export const mount = hydrated(Menu);
