// Validates structured data against all of schema.org's vocabulary and the search engines' rules, by somebody else's validator.
import { readFileSync } from "node:fs";
import Validator from "@adobe/structured-data-validator";

const namespace = "http://schema.org/";
const rdfType = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const subClassOf = "http://www.w3.org/2000/01/rdf-schema#subClassOf";
const domainIncludes = `${namespace}domainIncludes`;

interface Term {
	"@id": string;
	"@type": string;
	"rdfs:subClassOf": { "@id": string }[];
	"schema:domainIncludes": { "@id": string }[];
}

/** The vocabulary as the validator reads it, from the statements in its package: classes, and properties with where they belong. */
function readVocabulary(): { "@graph": Term[] } {
	const statements = readFileSync(new URL(import.meta.resolve("@vocabulary/schema/schema.nq")), "utf8").matchAll(
		/^<([^>]+)> <([^>]+)> <([^>]+)> <[^>]+> \.$/gm,
	);
	const terms = new Map<string, Term>();
	for (const [, subject = "", predicate = "", object = ""] of statements) {
		const term = terms.get(subject) ?? {
			"@id": subject,
			"@type": "",
			"rdfs:subClassOf": [],
			"schema:domainIncludes": [],
		};
		terms.set(subject, term);
		if (predicate === rdfType) term["@type"] = object.endsWith("#Property") ? "rdf:Property" : "rdfs:Class";
		if (predicate === subClassOf) term["rdfs:subClassOf"].push({ "@id": object });
		if (predicate === domainIncludes) term["schema:domainIncludes"].push({ "@id": object });
	}
	return { "@graph": [...terms.values()].filter(({ "@id": id }) => id.startsWith(namespace)) };
}

const validator = new Validator(readVocabulary());

/** What is wrong with the records of a page, errors and warnings alike; empty when they are valid. */
export async function checkVocabulary(
	records: readonly { readonly "@type": string; readonly [property: string]: unknown }[],
): Promise<string[]> {
	const byType = Object.groupBy(records, (record) => record["@type"]);
	const issues = await validator.validate({ jsonld: structuredClone(byType) });
	return issues.map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}
