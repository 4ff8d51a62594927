// A search of one page's own list: a form for the server, and the field that an island listens to.
import { Search } from "lucide";
import { languageField } from "../i18n/language-parameter.ts";
import { usePage } from "../page/page-context.tsx";
import { Button } from "./controls/button.tsx";
import { Field } from "./controls/field.tsx";
import { HiddenFields } from "./controls/hidden-fields.tsx";

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
					maxLength={100}
					defaultValue={text}
					frameClass="flex-1"
				/>
				<HiddenFields values={{ ...kept, ...languageField(language) }} />
				<Button type="submit" icon={Search} className="min-h-12">
					{t("blog.search.submit")}
				</Button>
			</form>
		</search>
	);
}
