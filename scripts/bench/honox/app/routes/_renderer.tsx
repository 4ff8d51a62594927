// The document around the page.
import { jsxRenderer } from "hono/jsx-renderer";

export default jsxRenderer(({ children, title }) => (
	<html lang="en-US">
		<head>
			<title>{title}</title>
		</head>
		<body>{children}</body>
	</html>
));
