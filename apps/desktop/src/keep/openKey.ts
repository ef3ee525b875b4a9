import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { KeySeal } from './KeySeal.ts'

const KEY_BYTES = 32

/**
 * The key of all stored data. A key encrypted by somebody else (a password reset by an administrator, a
 * copied folder) can never be read again: it is set aside, and a new one is created.
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
  const draft = `${file}-${randomBytes(4).toString('hex')}`
  try {
    await writeFile(draft, seal.seal(key), { flag: 'wx', mode: 0o600, flush: true })
    // Several programs may start for the first time at once. A link appears atomically and for one of them
    // only, while a file that is still being written would be taken for an unreadable one.
    await link(draft, file)
    return key
  } catch (error) {
    if (Object(error)['code'] !== 'EEXIST') throw error
    return openKey(folder, seal, onLoss)
  } finally {
    await rm(draft, { force: true })
  }
}
