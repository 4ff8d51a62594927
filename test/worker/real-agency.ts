// The variables of a site under a name that somebody may own: no demonstration.
export const realAgency = {
	SITE_ORIGIN: "https://www.realagency.com",
	AGENCY_PHONE: "+1 307 672 4410",
	AGENCY_EMAIL: "hello@realagency.com",
	AGENCY_INBOX: "desk@realagency.com",
} as const;
