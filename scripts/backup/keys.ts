// The keys of backups: from a secret of their own, so that who has the database's key cannot open them, and the other way round.
import { hkdfSync } from "node:crypto";
import { decodeKey, isVaultKey } from "../../src/privacy/keys.ts";

export interface BackupKey {
	/** Eight hexadecimal digits, which say nothing about it. */
	readonly name: string;
	/** 32 bytes for one file, told by its salt. */
	derive(salt: Buffer): Buffer;
}

/**
 * @param secrets BACKUP_KEY: one or, after a change, several with spaces; the first one seals, all open.
 * @param dataKeys DATA_KEY, where it is known. Throws, without the value of any secret.
 */
export function readBackupKeys(secrets = "", dataKeys = ""): readonly [BackupKey, ...BackupKey[]] {
	const [first, ...more] = words(secrets);
	if (!first) {
		throw new Error("Set BACKUP_KEY in the environment: 32 random bytes as base64 (openssl rand -base64 32)");
	}
	if (![first, ...more].every(isVaultKey)) throw new Error("BACKUP_KEY is malformed: it is 32 bytes as base64");
	if (words(dataKeys).some((key) => [first, ...more].includes(key))) {
		throw new Error("BACKUP_KEY is DATA_KEY too: one that is lost or read must not take the other with it");
	}
	return [backupKey(first), ...more.map(backupKey)];
}

function words(text: string): readonly string[] {
	return text.split(/\s+/).filter(Boolean);
}

function backupKey(secret: string): BackupKey {
	const raw = decodeKey(secret);
	const derive = (salt: Buffer, info: string, bytes: number) => Buffer.from(hkdfSync("sha256", raw, salt, info, bytes));
	return {
		name: derive(Buffer.alloc(0), "backup name", 4).toString("hex"),
		derive: (salt) => derive(salt, "backup", 32),
	};
}
