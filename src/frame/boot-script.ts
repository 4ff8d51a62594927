// Where a page is measured: the inline script that brings boot, so that the policy need not name a host.

/**
 * Allowed by its hash. What it adds to the page may add more, and what stands in the markup may not: so says
 * `strict-dynamic`, for which boot's own element would be such markup. It waits for the whole page, as that would.
 */
export function bootScript(url: string): string {
	return `addEventListener("DOMContentLoaded",()=>{let s=document.createElement("script");s.type="module";s.src="${url}";document.head.append(s)})`;
}
