// A map that was drawn at build: its sheet, the sea and the land, and over them what a page shows.
import type { ReactNode } from "react";
import type { Globe } from "../drawing.ts";

interface DrawnMapProps {
	readonly map: { readonly globe: Globe };
	readonly land: ReactNode;
	readonly frame: { readonly width: number; readonly height: number };
	/** Units of the drawing; two are a pixel. */
	readonly textSize: number;
	readonly className?: string;
	/** What the map shows; without it the map is decoration. */
	readonly alt?: string;
	readonly children: ReactNode;
}

export function DrawnMap({ map, land, frame, textSize, className = "", alt, children }: DrawnMapProps) {
	const { width, height } = frame;
	return (
		<svg
			className={`map ${className}`.trim()}
			viewBox={`0 0 ${width} ${height}`}
			width={width / 2}
			height={height / 2}
			fontSize={textSize}
			role={alt && "img"}
			aria-label={alt}
			aria-hidden={!alt || undefined}
		>
			<circle className="map-sea" cx={map.globe.x} cy={map.globe.y} r={map.globe.radius} />
			{land}
			{children}
		</svg>
	);
}
