// Where two recordings of the same walk differ, in what our code reads.
import type { CallRecord, Recording } from "./recorder.ts";

/** Sentences, sorted: what the fake should learn, or what we should not rely on. */
export function differences(real: Recording, fake: Recording): readonly string[] {
	const found: string[] = [];
	for (const label of new Set([...real.keys(), ...fake.keys()])) {
		const [ours, theirs] = [fake.get(label), real.get(label)];
		if (!theirs) found.push(`${label}: only the fake answered so`);
		else if (!ours) found.push(`${label}: the fake never answered so`);
		else found.push(...inCall(theirs, ours).map((text) => `${label}: ${text}`));
	}
	return found.toSorted();
}

function inCall(real: CallRecord, fake: CallRecord): string[] {
	return [...new Set([...real.read, ...fake.read])].flatMap((path) => {
		const [theirs, ours] = [real.shape.get(path), fake.shape.get(path)];
		if (!theirs && !ours) return [];
		if (!theirs) return canHold(real, path) ? [`${path} is in the fake only`] : [];
		if (!ours) return canHold(fake, path) ? [`${path} is missing in the fake`] : [];
		const more = [...theirs].filter((type) => !ours.has(type)).toSorted();
		return more.length > 0
			? [`${path} is ${more.join(" or ")} too, in the fake ${[...ours].toSorted().join(" or ")}`]
			: [];
	});
}

/** Where the holder itself is missing or empty, it is what differs, or chance. */
function canHold({ shape }: CallRecord, path: string): boolean {
	if (path.endsWith("[]")) return false;
	const holder = path.includes(".") ? path.slice(0, path.lastIndexOf(".")) : "";
	return shape.get(holder)?.has("object") ?? false;
}
