import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ClipboardCopy, ClipboardRestoring } from '@pandok/protocol/desktop'
import { type ClipboardSystem, UNICODE_TEXT } from './ClipboardSystem.ts'
import { decodeText, encodeText, forWindows } from './windowsText.ts'

export interface CopyOptions {
  /** Keeps it out of Windows' history of the clipboard and off its cloud. */
  isPrivate: boolean
  /** Puts back by itself what was there before; null: when it is asked for. */
  restoreAfterSeconds: number | null
}

export interface Clipboard {
  copy: (text: string, options: CopyOptions) => Promise<ClipboardCopy>
  restore: () => Promise<ClipboardRestoring>
  close: () => void
}

/** Null: it was empty. In memory only: whatever somebody has copied elsewhere is none of our business. */
interface Held {
  text: string | null
  isPrivate: boolean
}

interface Own {
  text: string
  mark: Buffer
}

export const TEXT_MAX_BYTES = 1024 * 1024
/** Two bytes a letter, lines that end with two instead of one, and Windows rounds up. */
const READ_MAX_BYTES = 4 * TEXT_MAX_BYTES + 4096
const NO = Buffer.alloc(4)
/** Other programs have the clipboard for some milliseconds, remote desktops for some hundred. */
const OPEN_WAITS_MS = [5, 10, 20, 40, 80, 150, 200, 250]
const COPY_TRIES = 3

/** Copies, looks whether it is really there, and puts back what was there before, unless somebody has copied since. */
export function createClipboard(
  system: ClipboardSystem,
  waits: readonly number[] = OPEN_WAITS_MS,
): Clipboard {
  // https://learn.microsoft.com/windows/win32/dataxchg/clipboard-formats#cloud-clipboard-and-clipboard-history-formats
  const exclude = system.formatNamed('ExcludeClipboardContentFromMonitorProcessing')
  const history = system.formatNamed('CanIncludeInClipboardHistory')
  const cloud = system.formatNamed('CanUploadToCloudClipboard')
  /** Goes with whatever anybody else copies, even if it is the same text. */
  const ours = system.formatNamed('Pandok')
  let held: Held | null = null
  let own: Own | null = null
  let timer: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** Null where it could not be had. */
  async function hold<T>(work: () => T): Promise<T | null> {
    for (const pause of [...waits, null]) {
      if (system.open()) {
        try {
          return work()
        } finally {
          system.close()
        }
      }
      if (pause !== null) await wait(pause)
    }
    return null
  }

  function textNow(): string | null {
    const bytes = system.read(UNICODE_TEXT, READ_MAX_BYTES)
    return bytes === null ? null : decodeText(bytes)
  }

  function isOwn(): boolean {
    if (own === null || textNow() !== own.text) return false
    const { mark } = own
    return system.read(ours, READ_MAX_BYTES)?.subarray(0, mark.byteLength).equals(mark) ?? false
  }

  /** Of several copies one after another, what was there before the first. */
  function look(): Held | null {
    if (isOwn()) return held
    const text = textNow()
    if (text !== null) return { text, isPrivate: system.has(exclude) }
    return system.count() === 0 ? { text: null, isPrivate: false } : null
  }

  function put({ text, isPrivate }: Held, mark?: Buffer): boolean {
    if (!system.empty()) return false
    if (text === null) return true
    // Before the text: whoever watches looks when the text is there.
    const isMarked =
      (!isPrivate || [exclude, history, cloud].every((format) => system.write(format, NO))) &&
      (mark === undefined || system.write(ours, mark))
    return isMarked && system.write(UNICODE_TEXT, encodeText(text))
  }

  async function copy(
    given: string,
    { isPrivate, restoreAfterSeconds }: CopyOptions,
  ): Promise<ClipboardCopy> {
    clearTimeout(timer)
    const text = forWindows(given)
    for (let count = 0; count < COPY_TRIES; count += 1) {
      const mark = randomBytes(16)
      const isPut = await hold(() => {
        const before = look()
        if (put({ text, isPrivate }, mark)) {
          held = before
          own = { text, mark }
          return true
        }
        // Better what was there than nothing.
        if (before) put(before)
        return false
      })
      if (isPut === null) break
      if (isPut && (await hold(isOwn))) {
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
      if (!isOwn()) return 'changed'
      return put(before) ? 'restored' : 'busy'
    })
    if (outcome === null || outcome === 'busy') return { isRestored: false, reason: 'busy' }
    held = null
    own = null
    return outcome === 'restored' ? { isRestored: true } : { isRestored: false, reason: 'changed' }
  }

  /** One after another: the second copy must not take the first for somebody else's. */
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
