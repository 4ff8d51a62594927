// The port that tells people from machines: a widget in the form gives a token, and the widget's provider says whether it is valid.

export type HumanReading =
	| "human"
	/** Made up, used before, too old, or made on another site or for another form. */
	| "refused"
	/** The provider did not answer: the check fails closed, and the visitor can call. */
	| "unavailable";

export interface HumanCheck {
	/** Public: names the site to the widget. */
	readonly siteKey: string;
	/**
	 * Never throws. A token counts once: asked again with the same `attempt`, the answer is the same.
	 * @param action of the form, as the widget was told
	 * @param attempt 64 hex characters that name the post
	 */
	verify(proof: { readonly token: string; readonly action: string; readonly attempt: string }): Promise<HumanReading>;
}
