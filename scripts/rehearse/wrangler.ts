// Wrangler's part in a deploy and a rollback, played on the platform of this machine; every other tool is the real one.
import type { Answer, Command, Runner } from "../deploy/runner.ts";
import { runTool } from "../deploy/runner.ts";
import type { Platform, Share } from "./platform.ts";

/** What takes minutes or an account and says nothing about two versions. */
const leftOut = /^(?:node scripts\/(?:doctor|test)\.ts|vite build|wrangler triggers deploy|wrangler deploy --config)\b/;

const done = (output = ""): Answer => ({ status: 0, output });
const refused = (output: string): Answer => ({ status: 1, output });

export function wranglerHere(platform: Platform, say: (text: string) => void): Runner {
	const { before, now, deployments } = platform;
	const shareText = (shares: readonly Share[]) =>
		shares.map(({ id, percentage }) => `${id} ${percentage} %`).join(", ");
	const put = (shares: readonly Share[]) => {
		deployments.push(shares);
		say(`visitors have: ${shareText(shares)}`);
		return done();
	};

	return async (command: Command) => {
		const line = command.words.join(" ");
		if (leftOut.test(line)) {
			say("(left out of a rehearsal)");
			return done();
		}
		if (line.startsWith("node scripts/carry.ts"))
			return runTool({ ...command, words: [...command.words, "--client", now.client] });
		if (command.words[0] !== "wrangler") return runTool(command);
		const words = command.words.slice(1);
		const [first, second] = words;
		if (first === "deployments") return done(JSON.stringify({ versions: versionsOf(deployments.at(-1) ?? []) }));
		if (first === "d1") {
			await now.worker.applyD1Migrations("DB");
			return done();
		}
		if (first === "versions" && second === "upload") return done(`Worker Version ID: ${now.id}\n`);
		if (first === "versions" && second === "deploy") {
			const shares = words.flatMap((word) => /^(\S+)@(\d+)$/.exec(word)?.slice(1, 3).join(" ") ?? []).map(shareOf);
			const whole = shares.reduce((sum, { percentage }) => sum + percentage, 0) === 100;
			const known = shares.every(({ id }) => [before.id, now.id].includes(id));
			return whole && known ? put(shares) : refused("The shares are not a hundred, or no version has that id.");
		}
		if (first === "rollback") {
			const id = second?.startsWith("--") === false ? second : versionBefore(deployments);
			if (!id || ![before.id, now.id].includes(id)) return refused("There is no version to go back to.");
			return put([{ id, percentage: 100 }]);
		}
		return refused(`The platform of this machine knows no "${line}".`);
	};
}

function shareOf(text: string): Share {
	const [id = "", percentage = "0"] = text.split(" ");
	return { id, percentage: Number(percentage) };
}

function versionsOf(shares: readonly Share[]) {
	return shares.map(({ id, percentage }) => ({ version_id: id, percentage }));
}

/** The one that all visitors had before those who have it now. */
function versionBefore(deployments: readonly (readonly Share[])[]): string | undefined {
	const all = deployments.filter((shares) => shares.some(({ percentage }) => percentage === 100)).map(mostOf);
	return all.findLast((id) => id !== all.at(-1));
}

function mostOf(shares: readonly Share[]): string | undefined {
	return shares.toSorted((a, b) => b.percentage - a.percentage)[0]?.id;
}
