// The only script of a first load: wakes each island when it is wanted; keeps the language; marks the scrolled header.
import "@vitejs/plugin-react/preamble";
import "../ui/site.css";
import { keepChosenLanguage } from "./chosen-language.ts";
import { markScrolledHeader } from "./header-border.ts";
import { warnUnmeasured } from "./measurement.ts";
import { nameMenuButton } from "./menu/menu-button.ts";
import { sleeping } from "./sleeping.ts";
import { whenWanted } from "./wanted.ts";

for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) whenWanted(element, sleeping(element));
markScrolledHeader();
nameMenuButton();
keepChosenLanguage();
warnUnmeasured();
