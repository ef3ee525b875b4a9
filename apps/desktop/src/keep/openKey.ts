import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { KeySeal } from './KeySeal.ts'

const KEY_BYTES = 32
/** A few hundred bytes are written in less. */
const SETTLE_MS = 200

/**
 * The key of everything that is kept. What was sealed by somebody else (a password that an administrator has reset, a copied
 * folder) can never be read again: it is put aside, and a new beginning is made.
 */
export async function openKey(folder: string, seal: KeySeal, onLoss: () => void = () => {}): Promise<Buffer> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'key')
  if (existsSync(file)) {
    try {
      const key = seal.open(await readFile(file))
      if (key.byteLength !== KEY_BYTES) throw new Error('No key.')
      return key
    } catch {
      onLoss()
      await rename(folder, `${folder}-unreadable-${randomBytes(4).toString('hex')}`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
    }
  }
  const key = randomBytes(KEY_BYTES)
  try {
    // Several programs may start for the first time at once; the first one's key is everybody's.
    await writeFile(file, seal.seal(key), { flag: 'wx', mode: 0o600, flush: true })
    return key
  } catch (error) {
    if (Object(error)['code'] !== 'EEXIST') throw error
    await wait(SETTLE_MS)
    return openKey(folder, seal, onLoss)
  }
}
