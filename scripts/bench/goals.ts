// The figures that the bench holds against a limit; what is missed ends it with a status of 1.

interface Goal {
	readonly name: string;
	readonly value: number;
	readonly limit: number;
	/** The value has to reach the limit; otherwise it has to stay within. */
	readonly least?: boolean;
	readonly unit: string;
	readonly digits?: number;
}

export interface Goals {
	/** Remembers a figure; what is no number has missed its limit. */
	hold(goal: Goal): void;
	/** Every figure beside its limit. */
	told(): string;
	readonly missed: () => number;
}

export function createGoals(): Goals {
	const goals: Goal[] = [];
	const isMet = ({ value, limit, least }: Goal) => (least ? value >= limit : value <= limit);
	return {
		hold: (goal) => void goals.push(goal),
		missed: () => goals.filter((goal) => !isMet(goal)).length,
		told() {
			const width = Math.max(0, ...goals.map(({ name }) => name.length));
			const rows = goals.map((goal) => {
				const { name, value, limit, least, unit, digits = 1 } = goal;
				const met = isMet(goal) ? "met   " : "MISSED";
				return `  ${met}  ${name.padEnd(width)}  ${value.toFixed(digits).padStart(8)} ${unit} (at ${least ? "least" : "most"} ${limit})`;
			});
			return ["Goals:", ...rows].join("\n");
		},
	};
}
