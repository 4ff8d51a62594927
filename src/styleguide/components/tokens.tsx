// Colors with their contrast, the type scale, spacing, corners and shadows.
import { defaultLanguage } from "../../i18n/languages.ts";
import { type Component, useSample } from "../samples/example.ts";
import { contrast, schemes, tokens as tokensOf } from "../samples/tokens.ts";

const steps = [1, 2, 4, 6, 8, 12, 16];

/** Contrast against paper and ink, by day and at night. */
function Swatches({ names }: { names: readonly string[] }) {
	return (
		<table className="sg-swatches" lang={defaultLanguage}>
			<thead>
				<tr>
					<th scope="col">token</th>
					{schemes.flatMap((scheme) =>
						["paper", "ink"].map((other) => (
							<th key={scheme + other} scope="col">
								{scheme} {other}
							</th>
						)),
					)}
				</tr>
			</thead>
			<tbody>
				{names.map((name) => (
					<tr key={name}>
						<td>
							<span className={`sg-swatch sg-color-${name}`} />
							{name}
						</td>
						{schemes.flatMap((scheme) =>
							["paper", "ink"].map((other) => <td key={scheme + other}>{contrast(name, other, scheme).toFixed(1)}</td>),
						)}
					</tr>
				))}
			</tbody>
		</table>
	);
}

const isScale = (name: string) => /\d$/.test(name);

function TypeScale() {
	const text = useSample("tokens");
	return tokensOf("text").map((name) => (
		<div key={name} className="sg-step">
			<code>{name}</code>
			<p className={`sg-text sg-text-${name}`}>{text}</p>
		</div>
	));
}

export const tokens: Component = {
	id: "tokens",
	title: "Tokens",
	pictures: { night: ["colors", "primary-scale", "elevation"] },
	examples: {
		colors: () => <Swatches names={tokensOf("color").filter((name) => !isScale(name))} />,
		"primary-scale": () => <Swatches names={tokensOf("color").filter(isScale)} />,
		type: () => <TypeScale />,
		spacing: () =>
			steps.map((step) => (
				<div key={step} className="sg-step">
					<code>{step}</code>
					<span className={`sg-bar sg-bar-${step}`} />
				</div>
			)),
		corners: () => (
			<div className="sg-row">
				{tokensOf("radius").map((name) => (
					<div key={name}>
						<div className={`sg-box sg-radius-${name}`} />
						<code>{name}</code>
					</div>
				))}
			</div>
		),
		elevation: () => (
			<div className="sg-row">
				{tokensOf("shadow").map((name) => (
					<div key={name}>
						<div className={`sg-box sg-shadow-${name}`} />
						<code>{name}</code>
					</div>
				))}
			</div>
		),
	},
};
