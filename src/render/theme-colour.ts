// The color of paper in both schemes, where no style sheet reaches: the browser's bars and the manifest.

/** `--color-paper` of src/ui/styles/tokens.css as hex; a test holds them together. */
export const themeColor = { light: "#faf6ed", dark: "#0d1426" } as const;
