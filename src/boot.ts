// The only script of a first load: wakes each island when it is wanted; keeps the language; marks the scrolled header.
import "@vitejs/plugin-react/preamble";
import "./site.css";
import { warnUnmeasured } from "./frame/consent/island/measurement.ts";
import { keepChosenLanguage } from "./frame/language/island/chosen-language.ts";
import { markScrolledHeader, nameMenuButton } from "./frame/menu/island/header.ts";
import { fetchAhead } from "./islands/ahead.ts";
import { leadTitle } from "./islands/lead-title.ts";
import { sleeping } from "./islands/sleeping.ts";
import { whenWanted } from "./islands/wanted.ts";
import { islands } from "./islands.ts";

for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
	whenWanted(element, sleeping(element, islands));
	fetchAhead(element);
}
leadTitle();
markScrolledHeader();
nameMenuButton();
keepChosenLanguage();
warnUnmeasured();
