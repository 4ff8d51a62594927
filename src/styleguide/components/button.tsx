// Buttons: what a form is for, what stands beside it, what reads like a link; and links that look like them.
import { ArrowRight, Search } from "lucide";
import { usePage } from "../../render/page-context.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { type Component, useSample } from "../example.ts";

function Looks({ disabled = false }: { disabled?: boolean }) {
	const { search, change, clear } = useSample("button");
	return (
		<div className="sg-row">
			<Button icon={Search} disabled={disabled}>
				{search}
			</Button>
			<Button look="quiet" disabled={disabled}>
				{change}
			</Button>
			<Button look="plain" disabled={disabled}>
				{clear}
			</Button>
		</div>
	);
}

function AsLink() {
	const { href } = usePage();
	return (
		<Button look="quiet" icon={ArrowRight} href={href("flightResults")}>
			{useSample("button").search}
		</Button>
	);
}

export const button: Component = {
	id: "button",
	title: "Button",
	pictures: { night: ["looks", "disabled", "focus"] },
	examples: {
		looks: () => <Looks />,
		focus: () => <Looks />,
		disabled: () => <Looks disabled />,
		"as-a-link": () => <AsLink />,
	},
};
