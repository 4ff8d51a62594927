// How a variable is written that the Worker refuses: an example, for whoever reads the doctor. Where the Worker itself says how, or
// no example helps, there is none.

export const howWritten: Readonly<Record<string, string>> = {
	AGENCY_NAME: "one line of at most 60 characters with a letter or digit",
	AGENCY_PHONE: 'from abroad, with + and the country: "+1 305 442 7781"',
	AGENCY_ZONE: 'a city of the IANA time zones: "America/New_York"',
	AGENCY_STAFFED_IN: 'a country in two letters: "US"',
	AGENCY_COUNTRY: 'a country in two letters: "US"',
	AGENCY_EMAIL: 'one address: "hello@example.com"',
	AGENCY_INBOX: 'one address, or empty for AGENCY_EMAIL: "desk@example.com"',
	CALL_BACK_MINUTES: 'a number: "30"; empty: nothing is promised',
	SITE_ORIGIN: 'https:// and the host, with no slash or path behind it: "https://www.example.com"',
	SAMPLE_FARES: '"auto", "on" or "off"',
	MEASUREMENT_ID: 'Google gives it: "G-ABC123", "AW-…" or "GT-…"; empty: nothing is loaded',
	PHONE_CONVERSION: 'Google gives it: "AW-123456789/AbC-dEf"; empty: none',
	DUFFEL_SEARCH_CALLS: 'a number from 1 to 99: "8"',
	SEARCHES_A_DAY: 'a number: "1000"',
	BOOKING_FEE: 'an amount with two digits behind the point, and USD: "20.00 USD"; empty: in no price',
	CHANGE_FEE: 'an amount with two digits behind the point, and USD: "25.00 USD"; empty: told before',
	FEE_RETURNED_HOURS: 'a number: "24"; empty: told before anything is paid',
	KEEP_PERSONAL_DAYS: 'a number from 1: "90"',
	PAGE_MEMO_SECONDS: 'a number: "60"',
	HSTS: '"max-age=63072000; includeSubDomains", or with fewer seconds and without the second part',
	TURNSTILE_SITE_KEY: "Cloudflare shows it beside the widget, ten characters and more; empty: no widget",
};
