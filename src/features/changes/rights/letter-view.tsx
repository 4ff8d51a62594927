// A letter that is filled in: the way to the reader's own mail program, and its text below.
import { usePage } from "../../../page/page-context.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import type { Letter } from "./letter.ts";

export function LetterView({ letter }: { readonly letter: Letter }) {
	const { t } = usePage();
	return (
		<>
			<Button className="mt-2" href={`mailto:?${mailQuery(letter)}`}>
				{t("verdict.letter")}
			</Button>
			<details className="mt-2">
				<summary className="link">{t("verdict.letter.show")}</summary>
				{letter.paragraphs.map((paragraph) => (
					<p key={paragraph} className="mt-2">
						{paragraph}
					</p>
				))}
			</details>
		</>
	);
}

/** Mail programs read %20 and no plus sign. */
function mailQuery({ subject, paragraphs }: Letter): string {
	return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(paragraphs.join("\r\n\r\n"))}`;
}
