// The list of problems at the top of a form that came back, after GOV.UK's error summary.

interface ErrorSummaryProps {
	readonly heading: string;
	/** Each message with the id of the control it is about; none shows nothing. */
	readonly problems: readonly { readonly target: string; readonly text: string }[];
}

export function ErrorSummary({ heading, problems }: ErrorSummaryProps) {
	if (problems.length === 0) return null;
	return (
		// The attribute moves the focus here without any script, so that a screen reader starts with what went wrong.
		// biome-ignore lint/a11y/noAutofocus: the page was loaded to say this
		<div className="error-summary" role="alert" tabIndex={-1} autoFocus>
			<h2>{heading}</h2>
			<ul>
				{problems.map(({ target, text }) => (
					<li key={target}>
						<a className="link" href={`#${target}`}>
							{text}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
