// The script that has every browser wait for the style sheets before it: a script waits for them, and the page for the script.

/** Inline, allowed in the CSP by its hash; it does nothing. */
export const waitForStyles = "0";
