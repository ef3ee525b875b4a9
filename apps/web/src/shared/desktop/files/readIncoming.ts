import { DesktopFailure } from '#platform/desktop/callDesktop.ts'

/** A browser opens six connections per host, and calls and events must get through while a folder is read. */
const LANES = 4

let running = 0
const waiting: (() => void)[] = []

/**
 * Bytes `start` to `end` (exclusive) of a file passed to the program. `GONE` means that it was removed or
 * replaced.
 */
export async function readIncoming(fileId: string, start: number, end: number): Promise<Blob> {
  if (running >= LANES) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    const response = await fetch(`/desktop/files/${fileId}/bytes`, {
      headers: { range: `bytes=${start}-${end - 1}` },
      cache: 'no-store',
    }).catch(() => undefined)
    if (response?.status !== 206) throw new DesktopFailure(response ? 'GONE' : 'UNREACHABLE')
    return await response.blob()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
