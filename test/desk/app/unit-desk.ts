// The desk as an app in this process, on a database in memory: who asks is said by a header, and no build is needed.
import { type HTMLElement, parse } from "node-html-parser";
import type { Role } from "../../../src/desk/agent.ts";
import { createDeskApp } from "../../../src/desk/app/desk-app.tsx";
import { createDeskServices } from "../../../src/desk/app/desk-services.ts";
import { versionNow } from "../../../src/desk/app/refused-form.ts";
import type { DeskServices } from "../../../src/desk/frame/desk-page.ts";
import { readRecord } from "../../../src/desk/record/read-record.ts";
import { deskRouteIds, deskRouteOf } from "../../../src/desk/routes.ts";
import { createVault } from "../../../src/privacy/vault.ts";
import { testEnv } from "../../test-env.ts";

export interface UnitDesk {
	readonly services: DeskServices;
	readonly lines: Record<string, unknown>[];
	/** As an agent unless another role is named. A form posts. */
	ask(target: string, asked?: Asked): Promise<Response>;
	/** The page's main part, its text and, of the form that this action has, what a browser would send. */
	open(target: string, asked?: Asked): Promise<Opened>;
	/** Sends a form, and says yes to what is asked then, with what is typed there. */
	sayYes(
		target: string,
		form: Readonly<Record<string, string>>,
		typed?: Readonly<Record<string, string>>,
		asked?: Asked,
	): Promise<Opened>;
	/** What was recorded, oldest first. */
	recorded(): Promise<(readonly [act: string, id: string | undefined, detail: object | null])[]>;
}

interface Asked {
	readonly role?: Role;
	/** Sent as by a page that was opened just now: with the version of now, unless it names one. */
	readonly form?: Readonly<Record<string, string>>;
	/** Just what is given is sent. */
	readonly bare?: true;
	readonly init?: RequestInit;
	readonly headers?: Readonly<Record<string, string>>;
}

interface Opened {
	readonly status: number;
	readonly text: string;
	readonly page: ReturnType<typeof parse>;
	readonly location: string | null;
	fieldsOf(action: string): Record<string, string>;
}

/** @param more replaces services: a clock, who gives back money, where flights come from */
export function openUnitDesk(db: D1Database, more: Partial<DeskServices> = {}): UnitDesk {
	const env = { ...testEnv(), DB: db } as never;
	const vault = more.vault ?? createVault([btoa("t".repeat(32))]);
	const made = createDeskServices(env, () => {});
	const bookings = { ...made.bookings, db, vault };
	const services: DeskServices = { ...made, vault, bookings, ...more };
	const lines: Record<string, unknown>[] = [];
	const app = createDeskApp(services, {
		identify: async ({ headers }) => {
			const role = headers.get("x-role") as Role | null;
			return role ? { id: `${role}@agency.example`, role } : undefined;
		},
		write: (line) => lines.push(JSON.parse(line)),
	});
	const ask: UnitDesk["ask"] = async (target, { role = "agent", form, bare, init, headers } = {}) =>
		app.request(`http://desk.example${target}`, {
			...(form && {
				method: "POST",
				body: new URLSearchParams(bare ? form : { ...(await versionOfNow(services, target, form)), ...form }),
			}),
			...init,
			headers: { "x-role": role, ...headers },
		});
	return {
		...{ services, lines, ask },
		async sayYes(target, form, typed = {}, asked = {}) {
			const question = await this.open(target, { ...asked, form });
			if (question.status !== 409) throw new Error(`${target} does not ask: ${question.status}`);
			return this.open(target, { ...asked, form: { ...question.fieldsOf(target.split("?")[0] ?? ""), ...typed } });
		},
		async open(target, asked) {
			const answer = await ask(target, asked);
			const page = parse(await answer.text());
			return {
				...{ status: answer.status, location: answer.headers.get("location"), page },
				text: page.querySelector("main")?.structuredText ?? "",
				fieldsOf(action) {
					const form = page.querySelectorAll("main form").find((one) => one.getAttribute("action") === action);
					if (!form) throw new Error(`no form to ${action}`);
					return Object.fromEntries(
						form
							.querySelectorAll("input, select, textarea")
							.filter(
								(one) => !["radio", "checkbox"].includes(one.getAttribute("type") ?? "") || one.hasAttribute("checked"),
							)
							.map((one) => [one.getAttribute("name") ?? "", sentBy(one)]),
					);
				},
			};
		},
		async recorded() {
			const { entries } = await readRecord(db, { limit: 200 });
			return entries.toReversed().map(({ act, subject, detail }) => [act, subject?.id, detail] as const);
		},
	};
}

/** What a page that was opened just now would send along. */
async function versionOfNow(services: DeskServices, target: string, form: Readonly<Record<string, string>>) {
	const path = target.split(/[?#]/)[0] ?? "";
	for (const id of deskRouteIds) {
		const row = deskRouteOf(id);
		const names = [...row.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
		const found = row.posts && new RegExp(`^${row.path.replace(/:\w+/g, "([^/]+)")}$`).exec(path);
		if (!found) continue;
		const params = Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ""]));
		const sent = new FormData();
		for (const [name, value] of Object.entries(form)) sent.append(name, value);
		const version = await versionNow(id, { params: params as never, form: sent, services, now: services.now() });
		return version === undefined ? {} : { version };
	}
	return {};
}

/** What a browser sends of a control that nobody touched. An option without a value sends its words. */
function sentBy(control: HTMLElement): string {
	if (control.tagName === "TEXTAREA") return control.text;
	if (control.tagName !== "SELECT") return control.getAttribute("value") ?? "";
	const option = control.querySelector("option[selected]") ?? control.querySelector("option");
	return option?.getAttribute("value") ?? option?.text ?? "";
}
