// The languages whose exact texts the tests know: a language more changes none of these tests (test/browser/third-language.test.ts looks at it).
export const languageCodes = ["en", "es"] as const;
export type Language = (typeof languageCodes)[number];
