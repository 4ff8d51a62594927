// The port through which a form reads a phone number: its tables are large, so a browser brings them only when wanted.

export type PhoneReading =
	| {
			readonly kind: "ok";
			/** E.164: "+525512345678". */
			readonly phone: string;
			/** ISO 3166-1 alpha-2, where one can be told. */
			readonly country: string | undefined;
	  }
	| { readonly kind: "blank" }
	/** No country was chosen, and the number says none itself. */
	| { readonly kind: "stateless" }
	| { readonly kind: "impossible" };

export interface PhoneReader {
	/** Never throws. @param country ISO 3166-1 alpha-2: whose number it is where the text does not say so itself */
	read(text: string, country: string): PhoneReading;
	/** How a whole number of the country is dialed there: "(201) 555-0123". Undefined of what is no country. */
	example(country: string): string | undefined;
}
