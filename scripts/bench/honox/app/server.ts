// The HonoX app that pages are measured against.
import { createApp } from "honox/server";

export default createApp({
	root: "/app/routes",
	RENDERER: import.meta.glob("/app/routes/_renderer.tsx", { eager: true }),
	ROUTES: import.meta.glob("/app/routes/[!_]*.tsx", { eager: true }),
});
