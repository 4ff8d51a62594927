// The site's icons and its manifest, by path; scripts/icons.ts draws the icons.

export const siteIcons = {
	/** 16, 32 and 48 pixels in one file. */
	ico: { path: "/favicon.ico", sizes: "32x32" },
	svg: { path: "/favicon.svg", type: "image/svg+xml" },
	/** The icon on a phone's home screen: square, the system rounds it. */
	touch: { path: "/apple-touch-icon.png", size: 180 },
} as const;

/** Icons of the manifest. A maskable one may be cut to any shape that keeps the inner 80 %. */
export const manifestIcons = [
	{ path: "/icons/icon-192.png", size: 192, purpose: "any" },
	{ path: "/icons/icon-512.png", size: 512, purpose: "any" },
	{ path: "/icons/maskable-192.png", size: 192, purpose: "maskable" },
	{ path: "/icons/maskable-512.png", size: 512, purpose: "maskable" },
] as const;

/** What structured data names as the logo: search engines want pixels. */
export const logoPath = "/icons/icon-512.png";

/** Served by src/api/manifest.ts, in a language like a page. */
export const manifestPath = "/manifest.webmanifest";
