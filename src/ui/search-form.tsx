// A search of one page's own list: a form for the server, and the field that an island listens to.
import { Search } from "lucide";
import { defaultLanguage } from "../i18n/languages.ts";
import { usePage } from "../render/page-context.tsx";
import { Button } from "./controls/button.tsx";
import { Field } from "./controls/field.tsx";

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
				{Object.entries(kept).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				{language !== defaultLanguage && <input type="hidden" name="lng" value={language} />}
				<Button type="submit" icon={Search} className="min-h-12">
					{t("blog.search.submit")}
				</Button>
			</form>
		</search>
	);
}
