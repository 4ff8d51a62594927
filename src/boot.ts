// The only script of a first load: wakes each island when it is wanted; keeps the language and hints at another; marks the scrolled header.
import "@vitejs/plugin-react/preamble";
import "./site.css";
import { askAhead } from "./features/search/form/island/ask-ahead.ts";
import { warnUnmeasured } from "./frame/consent/island/measurement.ts";
import { keepChosenLanguage } from "./frame/language/island/chosen-language.ts";
import { hintLanguage } from "./frame/language/island/hint.ts";
import { markScrolledHeader } from "./frame/menu/island/header.ts";
import { leadTitle } from "./islands/lead-title.ts";
import { sleeping } from "./islands/sleeping.ts";
import { whenWanted } from "./islands/wanted.ts";
import { islands } from "./islands.ts";

for (const element of document.querySelectorAll<HTMLElement>("[data-island]"))
	whenWanted(element, sleeping(element, islands));
leadTitle();
askAhead();
markScrolledHeader();
keepChosenLanguage();
hintLanguage();
warnUnmeasured();
