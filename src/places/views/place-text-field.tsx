// A place to type, without script: the browser suggests what the text can mean where that is not plain.
import type { ComponentProps } from "react";
import { usePage } from "../../page/page-context.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { placeLabel } from "../labels.ts";
import { placesMeant, shownText } from "../resolve.ts";

export function PlaceTextField(props: ComponentProps<typeof Field> & { readonly defaultValue: string }) {
	const { language } = usePage();
	const choices = props.problem ? placesMeant(props.defaultValue, language) : [];
	const list = `${props.id}-choices`;
	return (
		<div>
			<Field
				{...props}
				defaultValue={shownText(props.defaultValue, language)}
				list={choices.length > 0 ? list : undefined}
			/>
			{choices.length > 0 && (
				<datalist id={list}>
					{choices.map((place) => (
						<option key={place.code} value={placeLabel(place, language)} />
					))}
				</datalist>
			)}
		</div>
	);
}
