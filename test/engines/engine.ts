// What a walk asks of a browser: few moves, so that three engines can each make them in their own protocol.

/** CSS pixels. */
export interface Size {
	readonly width: number;
	readonly height: number;
}

export type Key = "ArrowDown" | "Enter" | "Escape" | "Tab";

/** One page of a visitor of its own: no cookies, no storage. */
export interface Tab {
	goto(url: string): Promise<void>;
	/** The value of an expression, as JSON has it. */
	evaluate(expression: string): Promise<unknown>;
	/** Presses the first button of the mouse at a place in the window. */
	clickAt(x: number, y: number): Promise<void>;
	/** By the keyboard, into what has the focus. */
	type(text: string): Promise<void>;
	press(key: Key): Promise<void>;
	/** What the window shows, as PNG. */
	screenshot(): Promise<Uint8Array>;
	/** Errors of scripts so far, as far as the protocol tells. */
	errors(): readonly string[];
	close(): Promise<void>;
}

export interface Engine {
	readonly name: string;
	open(size: Size): Promise<Tab>;
	close(): Promise<void>;
}

/** The folder of what every engine showed, as engine-language-step.png. */
export const pictures = "dist/engines";
