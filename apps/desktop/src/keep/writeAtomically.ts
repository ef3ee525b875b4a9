import { randomBytes } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'

/** Writes atomically: after a power failure there is either the old content or the new one. */
export async function writeAtomically(file: string, content: Uint8Array): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.new`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
