// Links, buttons, badges and cards: what a page is written with.

import { ArrowRight, Search } from "lucide";
import { usePage } from "../../page/page-context.tsx";
import { Badge } from "../../ui/badge.tsx";
import { CallLink } from "../../ui/call-link.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { type Component, useSample } from "../samples/example.ts";

// Links in a text, and the link with the focus.
function Sentence() {
	const { href } = usePage();
	const { before, link, after } = useSample("link");
	return (
		<p>
			{before}
			<a className="link" href={href("flightChangeAssistance")}>
				{link}
			</a>
			{after}
		</p>
	);
}

export const link: Component = {
	id: "link",
	title: "Link",
	pictures: { night: ["in-a-text"], spanish: ["in-a-text"] },
	examples: { "in-a-text": () => <Sentence />, focus: () => <Sentence /> },
};

// The call: the marigold button and the number in a sentence.
function InText() {
	return (
		<p>
			<CallLink look="text">{useSample("call-link")}</CallLink>
		</p>
	);
}

export const callLink: Component = {
	id: "call-link",
	title: "Call",
	pictures: { night: "all", spanish: ["button", "in-a-text"] },
	examples: { button: () => <CallLink />, focus: () => <CallLink />, "in-a-text": () => <InText /> },
};

// Buttons: what a form is for, what stands beside it, what reads like a link; and links that look like them.
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

// The badge that marks what is a sample.
function BadgeSample() {
	const { t } = usePage();
	return (
		<p>
			<Badge>{t("sample.badge")}</Badge>
		</p>
	);
}

export const badge: Component = {
	id: "badge",
	title: "Badge",
	pictures: { night: "all" },
	examples: { sample: () => <BadgeSample /> },
};

// The plain card.
function CardSample() {
	const { name, text } = useSample("card");
	return (
		<div className="card">
			<p className="font-bold">{name}</p>
			<p className="mt-1 text-muted">{text}</p>
		</div>
	);
}

export const card: Component = {
	id: "card",
	title: "Card",
	pictures: { wide: "all", night: "all" },
	examples: { plain: () => <CardSample /> },
};
