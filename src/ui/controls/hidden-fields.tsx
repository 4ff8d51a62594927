// What a form carries unseen.

/** In order; a name may have several values. */
export type HiddenValues = readonly (readonly [name: string, value: string])[];

export function HiddenFields({ values }: { readonly values: HiddenValues }) {
	return values.map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />);
}
