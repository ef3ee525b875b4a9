import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'

export interface Journal {
  append(line: string): void
  /** Resolves when everything appended so far is on the disk. */
  durable(): Promise<void>
  /** Deletes all lines. */
  clear(): Promise<void>
  close(): Promise<void>
}

const NEW_LINE = 0x0a

/**
 * An append-only file of lines. After a power failure, a partially written line is cut off, and every acknowledged
 * line is there.
 */
export async function openJournal(file: string, onLine: (line: string) => void): Promise<Journal> {
  const folder = path.dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const handle = await open(file, 'a', 0o600)
  await syncFolder(folder)
  const bytes = await readFile(file)
  const end = bytes.lastIndexOf(NEW_LINE) + 1
  if (end < bytes.length) await handle.truncate(end)
  for (const line of bytes.subarray(0, end).toString('utf8').split('\n')) if (line !== '') onLine(line)

  let waiting = ''
  let isScheduled = false
  let tail: Promise<void> = Promise.resolve()

  // Lines that arrive while the disk is busy are written together afterwards.
  async function flush(): Promise<void> {
    isScheduled = false
    const text = waiting
    waiting = ''
    await handle.appendFile(text)
    await handle.datasync()
  }

  return {
    append(line) {
      waiting += `${line}\n`
      if (isScheduled) return
      isScheduled = true
      tail = tail.then(flush)
      // Callers that wait for durable() get the error.
      tail.catch(() => {})
    },
    durable: () => tail,
    async clear() {
      await tail
      await handle.truncate(0)
      await handle.datasync()
    },
    async close() {
      await tail.catch(() => {})
      await handle.close()
    },
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
