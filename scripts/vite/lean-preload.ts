// Vite plugin: the helper around an import that brings other files with it, in a few lines of our own.
import type { Plugin } from "vite";

/**
 * What Vite's own does besides is for older browsers, nonces and bases other than "/": 0.5 KB of boot. A file that
 * failed is asked for again the next time, as an island is, and the same event tells of it.
 */
const helper = `
const bring = (file) => {
	if (document.querySelector(\`link[href="/\${file}"]\`)) return;
	const link = document.createElement("link");
	const style = file.endsWith(".css");
	link.rel = style ? "stylesheet" : "modulepreload";
	link.href = "/" + file;
	document.head.append(link);
	return style && new Promise((done, fail) => {
		link.onload = done;
		link.onerror = () => {
			link.remove();
			fail(Error(file));
		};
	});
};
export const __vitePreload = (load, files) =>
	Promise.all((files ?? []).map(bring)).then(load).catch((error) => {
		const event = new Event("vite:preloadError", { cancelable: true });
		event.payload = error;
		if (dispatchEvent(event)) throw error;
	});
`;

/** Fails by the budget of boot where Vite no longer asks for its helper by this name: test/browser/budgets.test.ts. */
export function leanPreload(): Plugin {
	return {
		name: "lean-preload",
		enforce: "pre",
		applyToEnvironment: ({ name }) => name === "client",
		load: (id) => (id === "\0vite/preload-helper.js" ? { code: helper, moduleSideEffects: false } : undefined),
	};
}
