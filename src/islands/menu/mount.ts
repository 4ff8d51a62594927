// Wakes the menu.
import { hydrated } from "../hydrate.tsx";
import { Menu } from "./menu.tsx";

export const mount = hydrated(Menu);
