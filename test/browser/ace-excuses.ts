// Which rules of IBM's accessibility engine were judged not to apply, where, and why.

export interface Excuse {
	readonly rule: string;
	/** A selector: elsewhere the rule holds. */
	readonly within: string;
	readonly why: string;
}

export const excuses: readonly Excuse[] = [
	{
		rule: "aria_content_in_landmark",
		within: ".skip-link",
		why: "It leads past the landmarks and stands before them.",
	},
	{
		rule: "aria_complementary_label_visible",
		within: "aside",
		why: "Each is named for who hears it; who sees it sees what it is by the call, the trip or the lists in it.",
	},
	{
		rule: "element_tabbable_role_valid",
		within: ".table-scroll",
		why: "What scrolls must be reached with keys, and a region with a name says what was reached.",
	},
	{
		rule: "input_checkboxes_grouped",
		within: ".filter-group",
		why: "Details are a group, and each of these has a name; the engine knows only a fieldset.",
	},
	{
		rule: "fieldset_label_valid",
		within: ".pax-block .choices",
		why: "Every traveler has a birthday and a gender; the group around them says whose it is.",
	},
	{
		rule: "fieldset_legend_valid",
		within: ".fs-trip, .price-columns",
		why: "The legend is there, heard and not seen.",
	},
	{
		rule: "fieldset_legend_valid",
		within: ".fs-flight",
		why: "The legend numbers the flights of a multi-city trip; a single flight has none, and its group is not told.",
	},
	{ rule: "element_attribute_deprecated", within: "th[abbr]", why: "HTML has abbr for headers of tables." },
	{
		rule: "aria_child_valid",
		within: ".guides, .offers",
		why: "The list that nothing fits is empty until script fills it, and an empty list is not told.",
	},
];
