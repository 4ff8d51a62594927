// The text of a page that is measured.

/** As a browser: a crawler is spared what costs something. Throws where the page is an error: its speed would be told as the page's. */
export async function textOf(url: string): Promise<string> {
	const response = await fetch(url, { headers: { "User-Agent": "Mozilla/5.0 Chrome/150" } });
	if (!response.ok) throw new Error(`${url}: ${response.status}`);
	return response.text();
}
