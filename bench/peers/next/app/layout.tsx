import type { ReactNode } from "react";

export const metadata = {
	title: "IPL facts, checked against the scorecard | Twelfth Man",
	description:
		"A fan hub for the Indian Premier League: facts and records, each figure checked against the ball-by-ball record.",
};

export default function Layout({ children }: { children: ReactNode }) {
	return (
		<html lang="en">
			<head>
				<link rel="stylesheet" href="/site.css" />
			</head>
			<body>{children}</body>
		</html>
	);
}
