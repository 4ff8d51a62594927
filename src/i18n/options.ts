// i18next options that the server and the islands share; keys are flat, so neither separator is on.
export const sharedOptions = {
	keySeparator: false,
	nsSeparator: false,
	interpolation: { escapeValue: false },
} as const;
