// What we use of @adobe/structured-data-validator, which comes without types.
declare module "@adobe/structured-data-validator" {
	interface Issue {
		readonly rootType: string;
		readonly issueMessage: string;
		readonly severity: "ERROR" | "WARNING";
	}
	export default class Validator {
		/** `vocabulary`: schema.org's, as JSON-LD. */
		constructor(vocabulary: { readonly "@graph": readonly object[] });
		/** Records by type. */
		validate(data: { readonly jsonld: Readonly<Record<string, readonly object[] | undefined>> }): Promise<Issue[]>;
	}
}
