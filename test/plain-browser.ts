// A browser without script: keeps cookies, follows redirects, fills in the forms of a page and sends them.
import { type HTMLElement, parse } from "node-html-parser";

export type Fetch = (target: string, init?: RequestInit) => Promise<Response>;

export interface PlainPage {
	/** Path and query of the page that was shown in the end. */
	readonly target: string;
	readonly status: number;
	readonly document: HTMLElement;
	readonly html: string;
	/** How often it was sent elsewhere on the way. */
	readonly redirects: number;
}

export interface PlainBrowser {
	readonly cookies: Map<string, string>;
	get(target: string): Promise<PlainPage>;
	/**
	 * Sends the form that `selector` finds, with what is in it, changed by `values`: null takes a field out, and a
	 * checkbox or a radio button is chosen by its value.
	 */
	submit(page: PlainPage, selector: string, values?: Values): Promise<PlainPage>;
	/** What `submit` would send, for tests that send it themselves. */
	request(page: PlainPage, selector: string, values?: Values): { readonly target: string; readonly init: RequestInit };
	send(target: string, init: RequestInit): Promise<PlainPage>;
}

export type Values = Readonly<Record<string, string | null>>;

/** @param fetch answers a path of the site; must not follow redirects */
export function openPlainBrowser(fetch: Fetch, headers: Readonly<Record<string, string>> = {}): PlainBrowser {
	const cookies = new Map<string, string>();

	async function send(target: string, init: RequestInit = {}): Promise<PlainPage> {
		let [path, request, redirects] = [target, init, 0];
		for (;;) {
			const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
			const response = await fetch(path, {
				...request,
				headers: { ...headers, ...(request.headers as Record<string, string>), ...(cookie && { Cookie: cookie }) },
			});
			for (const line of response.headers.getSetCookie()) keep(line);
			const location = response.headers.get("location");
			if (!location || response.status < 300 || response.status >= 400) {
				const html = await response.text();
				return { target: path, status: response.status, document: parse(html, { comment: true }), html, redirects };
			}
			await response.arrayBuffer();
			if (++redirects > 10) throw new Error(`too many redirects, the last one to ${location}`);
			const url = new URL(location, "http://site");
			// 307 and 308 keep the method; all others are read.
			if (response.status < 307) request = {};
			path = url.host === "site" || url.hostname === "localhost" ? url.pathname + url.search : location;
		}
	}

	function keep(line: string): void {
		const [pair = "", ...attributes] = line.split(/;\s*/);
		const at = pair.indexOf("=");
		const ends = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
		if (ends) cookies.delete(pair.slice(0, at));
		else cookies.set(pair.slice(0, at), pair.slice(at + 1));
	}

	function request(page: PlainPage, selector: string, values: Values = {}) {
		const form = page.document.querySelector(selector);
		if (!form) throw new Error(`no form ${selector} on ${page.target} (${page.status})`);
		const fields = fieldsOf(form);
		for (const [name, value] of Object.entries(values)) {
			fields.delete(name);
			if (value !== null) fields.append(name, value);
		}
		const action = form.getAttribute("action") || page.target;
		if ((form.getAttribute("method") ?? "get").toLowerCase() === "get") {
			return { target: `${action.split("?")[0]}?${fields}`, init: {} };
		}
		const type = { "Content-Type": "application/x-www-form-urlencoded" };
		return { target: action, init: { method: "POST", body: `${fields}`, headers: type } };
	}

	return {
		cookies,
		get: (target) => send(target),
		send,
		request,
		submit(page, selector, values) {
			const { target, init } = request(page, selector, values);
			return send(target, init);
		},
	};
}

/** The fields as a browser would send them if nothing was touched. */
function fieldsOf(form: HTMLElement): URLSearchParams {
	const fields = new URLSearchParams();
	for (const control of form.querySelectorAll("input, select, textarea")) {
		const name = control.getAttribute("name");
		if (!name || control.hasAttribute("disabled")) continue;
		const type = control.getAttribute("type") ?? "";
		if (type === "submit" || type === "button") continue;
		if ((type === "radio" || type === "checkbox") && !control.hasAttribute("checked")) continue;
		fields.append(name, fieldValue(control));
	}
	return fields;
}

function fieldValue(control: HTMLElement): string {
	if (control.tagName === "TEXTAREA") return control.text;
	if (control.tagName !== "SELECT") return control.getAttribute("value") ?? (isBox(control) ? "on" : "");
	const options = control.querySelectorAll("option");
	const chosen = options.find((option) => option.hasAttribute("selected")) ?? options[0];
	return chosen?.getAttribute("value") ?? chosen?.text ?? "";
}

function isBox(control: HTMLElement): boolean {
	return ["radio", "checkbox"].includes(control.getAttribute("type") ?? "");
}
