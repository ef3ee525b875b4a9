import type { Config } from '#config/Config.ts'
import { findSecret } from '#config/keepSecret.ts'
import { createSecretBox } from '#security/createSecretBox.ts'
import type { SecretBox } from '#security/SecretBox.ts'

const MARK_CHARACTERS = 32

/** Tells two secrets apart and says nothing else about them. */
export const secretMarkOf = (secrets: SecretBox): string =>
  secrets.sign('backup', 'mark').toString('hex').slice(0, MARK_CHARACTERS)

/** Of this installation's secret; null where none was made yet. Makes none. */
export async function findSecretMark({ jwtSecret, dataDir }: Config): Promise<string | null> {
  const secret = jwtSecret ?? (await findSecret(dataDir))
  return secret === null ? null : secretMarkOf(createSecretBox(secret))
}
