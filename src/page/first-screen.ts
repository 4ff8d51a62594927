// The first screens whose styles stand in the document itself, so that nothing but the document is waited for.

/** What a page names that places `<RestOfStyles>` where its first screen ends. */
export type FirstScreen = "home" | "guide" | "results";
