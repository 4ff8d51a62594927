// What a tool for assistants is: its input by a schema, and its answer as a few lines in the asker's language.
import * as v from "valibot";
import type { Spending } from "../../edge/spending.ts";
import { defaultLanguage, type Language, languageCodes } from "../../i18n/languages.ts";
import type { Words } from "../../i18n/messages.ts";
import type { Services } from "../../services.ts";

/** One line each: what an assistant reads it has to carry along. */
type Lines = readonly string[];

/** Told to the assistant as an error that it can mend: what is wrong, in the asker's language. */
export class ToolRefusal extends Error {
	/** Seconds after which the same call may be answered, where they are known. */
	readonly wait: number | undefined;

	constructor(message: string, wait?: number) {
		super(message);
		this.name = "ToolRefusal";
		this.wait = wait;
	}
}

/** Says how long to wait: a model reads the result, and no header. */
export function tooSoon(key: "mcp.wait" | "mcp.spent", seconds: number, { t }: Pick<Words, "t">): ToolRefusal {
	return new ToolRefusal(t(key, { count: seconds }), seconds);
}

export interface ToolContext {
	readonly services: Services;
	/** What this assistant may spend of ours. */
	readonly spending: Spending;
	/** Of the language that was asked for. */
	readonly words: Words;
	/** An absolute address of a page of the site, from its own. */
	url(target: string): string;
}

export interface Tool<Input extends ToolInput = ToolInput> {
	readonly name: string;
	readonly title: string;
	/** For the assistant, in English: when to use it, and what its answer is. */
	readonly description: string;
	readonly input: v.GenericSchema<unknown, Input>;
	/** Throws ToolRefusal. */
	run(input: Input, context: ToolContext): Promise<Lines>;
}

export interface ToolInput {
	readonly language: Language;
}

export const language = v.optional(
	v.pipe(v.picklist(languageCodes), v.description("Language of the person who asks; the answer is in it")),
	defaultLanguage,
);

/** A field of text, with what it is. */
export const text = (description: string, most = 60) =>
	v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.description(description));
