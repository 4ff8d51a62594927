// For fields that hold nothing of what a password manager keeps: each manager has an attribute of its own, and none obeys autocomplete="off".

/** Of 1Password, LastPass, Bitwarden, Dashlane and Proton Pass. */
export const noFilling = {
	autoComplete: "off",
	"data-1p-ignore": "true",
	"data-lpignore": "true",
	"data-bwignore": "true",
	"data-form-type": "other",
	"data-protonpass-ignore": "true",
} as const;
