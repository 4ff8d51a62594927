// The appearance a visitor chose: day, night, or as the device says. Kept in local storage, set on the root element.

export const schemes = ["auto", "light", "dark"] as const;

/** Name of the local storage entry; absent means "auto". */
export const schemeEntry = "scheme";

/**
 * Runs in the head before anything is drawn, so that a kept choice never flashes. Inline, allowed in the CSP by its
 * hash (src/edge/headers.ts): a file of its own would hold up the first paint by a request.
 */
export const schemeScript = `try{let s=localStorage.${schemeEntry},d=document;if(s=="light"||s=="dark"){d.documentElement.dataset.scheme=s;for(let m of d.querySelectorAll("meta[data-scheme]"))m.media=m.dataset.scheme==s?"all":"not all"}}catch{}`;
