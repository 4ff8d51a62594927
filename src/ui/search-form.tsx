// A search of one page's own list: a form for the server, the field that an island listens to, and what was typed there.
import { Search } from "lucide";
import { oneLine } from "../forms/typed-text.ts";
import { languageField } from "../i18n/language-parameter.ts";
import { usePage } from "../page/page-context.tsx";
import { Button } from "./controls/button.tsx";
import { Field } from "./controls/field.tsx";
import { HiddenFields } from "./controls/hidden-fields.tsx";

/** In characters; nobody types more by hand. */
const maxLength = 100;

/** What is looked for: nothing can be wrong with it, and what is longer than the field is cut. */
export function readSearchText(query: URLSearchParams): string {
	return oneLine(query.get("q"), maxLength);
}

interface SearchFormProps {
	/** The id of the field. */
	readonly id: string;
	readonly label: string;
	/** Path of the page that answers. */
	readonly action: string;
	/** What is looked for, as typed. */
	readonly text: string;
	/** Parameters that a new search keeps. */
	readonly kept?: Readonly<Record<string, string>>;
}

export function SearchForm({ id, label, action, text, kept = {} }: SearchFormProps) {
	const { t, language } = usePage();
	return (
		<search>
			<form action={action} className="flex max-w-xl flex-wrap items-end gap-3">
				<Field
					id={id}
					label={label}
					name="q"
					type="search"
					autoComplete="off"
					maxLength={maxLength}
					defaultValue={text}
					frameClass="flex-1 basis-40"
				/>
				<HiddenFields values={[...Object.entries(kept), ...languageField(language)]} />
				<Button type="submit" icon={Search} className="min-h-12">
					{t("blog.search.submit")}
				</Button>
			</form>
		</search>
	);
}
