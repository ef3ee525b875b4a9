import type { Config } from '#config/Config.ts'
import { findSecret } from '#config/keepSecret.ts'
import { createSecretBox } from '#security/createSecretBox.ts'
import type { SecretBox } from '#security/SecretBox.ts'

const MARK_CHARACTERS = 32

/** Distinguishes two secrets without revealing anything about them. */
export const secretMarkOf = (secrets: SecretBox): string =>
  secrets.sign('backup', 'mark').toString('hex').slice(0, MARK_CHARACTERS)

/** Returns the mark of this installation's secret; null if there is none yet. It never makes one. */
export async function findSecretMark({ jwtSecret, dataDir }: Config): Promise<string | null> {
  const secret = jwtSecret ?? (await findSecret(dataDir))
  return secret === null ? null : secretMarkOf(createSecretBox(secret))
}
