import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '@pandok/domain'
import { SecretDamaged } from './SecretDamaged.ts'

const SECRET_BYTES = 32

/**
 * Returns the secret of the installation if JWT_SECRET isn't set: it is made at the first start and stored in
 * the data folder.
 */
export async function keepSecret(dataDir: string): Promise<Buffer> {
  const file = path.join(dataDir, 'secret')
  const kept = await readSecret(file)
  if (kept !== null) return kept
  await mkdir(dataDir, { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    // Unlike a rename, a link never replaces a file, so two simultaneous first starts get the same secret.
    await link(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  const made = await readSecret(file)
  if (made === null) throw new Error(`${file} could not be made.`)
  return made
}

/** Does the same without making one; null if there is none yet. */
export const findSecret = (dataDir: string): Promise<Buffer | null> =>
  readSecret(path.join(dataDir, 'secret'))

async function readSecret(file: string): Promise<Buffer | null> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
  const secret = Buffer.from(text.trim(), 'base64url')
  // Making a new one silently would end every session and lose every sealed row.
  if (secret.length < SECRET_BYTES) throw new SecretDamaged(file)
  return secret
}
