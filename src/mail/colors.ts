// The colors of mail: the site's tokens as hex, since no mail client reads custom properties; test/mail/colors.test.ts holds them.

export const mailColors = {
	light: {
		paper: "#faf6ed",
		card: "#fffdf8",
		ink: "#131c30",
		muted: "#3f4859",
		rule: "#dad4c6",
		route: "#1b439a",
		primary: "#1b439a",
		call: "#ffb323",
		"on-call": "#131c30",
	},
	dark: {
		paper: "#0d1426",
		card: "#151d32",
		ink: "#f4f0e7",
		muted: "#bdc4d3",
		rule: "#313a50",
		route: "#bed5fe",
		primary: "#9cbefc",
		call: "#ffb323",
		"on-call": "#131c30",
	},
} as const;

export type MailColor = keyof typeof mailColors.light;
