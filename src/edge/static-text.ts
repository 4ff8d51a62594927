// Reads a small static file through the Worker's binding.

export type Assets = Pick<Fetcher, "fetch">;

const limitMs = 3_000;

/**
 * Never rejects: undefined where the file is missing or cannot be read in time, and the next request asks again.
 * @param missing is given instead where there is surely no such file
 */
export async function staticText(assets: Assets, path: string, missing?: string): Promise<string | undefined> {
	try {
		const url = new URL(path, "https://assets.invalid");
		const response = await assets.fetch(url, { signal: AbortSignal.timeout(limitMs) });
		if (response.status === 404) return missing;
		return response.ok ? await response.text() : undefined;
	} catch {
		return undefined;
	}
}
