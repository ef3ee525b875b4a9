import { randomBytes } from 'node:crypto'
import type { ClipboardCopy, ClipboardRestoring } from '@pandok/protocol/desktop'
import type { ClipboardSystem } from './ClipboardSystem.ts'
import { createClipboardText, type Held, type Own } from './createClipboardText.ts'
import { forWindows } from './windowsText.ts'

export interface CopyOptions {
  /** Excludes it from the clipboard history and cloud of Windows. */
  isPrivate: boolean
  /** Restores the previous content automatically after this time; null for on request only. */
  restoreAfterSeconds: number | null
}

export interface Clipboard {
  copy: (text: string, options: CopyOptions) => Promise<ClipboardCopy>
  restore: () => Promise<ClipboardRestoring>
  close: () => void
}

/** Other programs hold the clipboard for some milliseconds, remote desktops for some hundred. */
const OPEN_WAITS_MS = [5, 10, 20, 40, 80, 150, 200, 250]
const COPY_TRIES = 3

/** Copies, verifies the result, and restores the previous content unless something else was copied since. */
export function createClipboard(
  system: ClipboardSystem,
  waits: readonly number[] = OPEN_WAITS_MS,
): Clipboard {
  const { hold, isOwn, look, put } = createClipboardText(system, waits)
  let held: Held | null = null
  let own: Own | null = null
  let timer: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function copy(
    given: string,
    { isPrivate, restoreAfterSeconds }: CopyOptions,
  ): Promise<ClipboardCopy> {
    clearTimeout(timer)
    const text = forWindows(given)
    for (let count = 0; count < COPY_TRIES; count += 1) {
      const mark = randomBytes(16)
      const isPut = await hold(() => {
        // After several copies in a row, the content before the first one is restored.
        const before = isOwn(own) ? held : look()
        if (put({ text, isPrivate }, mark)) {
          held = before
          own = { text, mark }
          return true
        }
        // The previous content is better than none.
        if (before) put(before)
        return false
      })
      if (isPut === null) break
      if (isPut && (await hold(() => isOwn(own)))) {
        if (restoreAfterSeconds !== null && held) {
          timer = setTimeout(() => void next(restore), restoreAfterSeconds * 1000)
          timer.unref()
        }
        return { isVerified: true, canRestore: held !== null }
      }
    }
    held = null
    own = null
    return { isVerified: false, canRestore: false }
  }

  async function restore(): Promise<ClipboardRestoring> {
    clearTimeout(timer)
    const before = held
    if (before === null || own === null) return { isRestored: false, reason: 'nothing' }
    const outcome = await hold(() => {
      if (!isOwn(own)) return 'changed'
      return put(before) ? 'restored' : 'busy'
    })
    if (outcome === null || outcome === 'busy') return { isRestored: false, reason: 'busy' }
    held = null
    own = null
    return outcome === 'restored' ? { isRestored: true } : { isRestored: false, reason: 'changed' }
  }

  /** Serialized, so that the second copy doesn't take the first for another program's. */
  function next<T>(work: () => Promise<T>): Promise<T> {
    const queued = last.then(work)
    last = queued.catch(() => {})
    return queued
  }

  return {
    copy: (text, options) => next(() => copy(text, options)),
    restore: () => next(restore),
    close: () => clearTimeout(timer),
  }
}
