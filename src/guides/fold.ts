// Folds a text for comparison: case and accents do not count, so "avion" finds "Avión".

export function fold(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
