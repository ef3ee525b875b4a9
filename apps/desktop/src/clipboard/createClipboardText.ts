import { setTimeout as wait } from 'node:timers/promises'
import { type ClipboardSystem, UNICODE_TEXT } from './ClipboardSystem.ts'
import { decodeText, encodeText } from './windowsText.ts'

/** Null if it was empty. It is kept in memory only, because what was copied elsewhere isn't ours to store. */
export interface Held {
  text: string | null
  isPrivate: boolean
}

/**
 * A text that we have copied, with a marker that disappears when another program copies, even the same text.
 */
export interface Own {
  text: string
  mark: Buffer
}

export const TEXT_MAX_BYTES = 1024 * 1024
/** Two bytes per character, line ends of two instead of one, and Windows rounds up. */
const READ_MAX_BYTES = 4 * TEXT_MAX_BYTES + 4096
const NO = Buffer.alloc(4)

/** Reads and writes text on the Windows clipboard. All methods except `hold` require it to be open. */
export function createClipboardText(system: ClipboardSystem, waits: readonly number[]) {
  // https://learn.microsoft.com/windows/win32/dataxchg/clipboard-formats#cloud-clipboard-and-clipboard-history-formats
  const exclude = system.formatNamed('ExcludeClipboardContentFromMonitorProcessing')
  const history = system.formatNamed('CanIncludeInClipboardHistory')
  const cloud = system.formatNamed('CanUploadToCloudClipboard')
  const ours = system.formatNamed('Pandok')

  function textNow(): string | null {
    const bytes = system.read(UNICODE_TEXT, READ_MAX_BYTES)
    return bytes === null ? null : decodeText(bytes)
  }

  return {
    /** Resolves with null if the clipboard could not be opened. */
    async hold<T>(work: () => T): Promise<T | null> {
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
    },

    isOwn(own: Own | null): boolean {
      if (own === null || textNow() !== own.text) return false
      const { mark } = own
      return system.read(ours, READ_MAX_BYTES)?.subarray(0, mark.byteLength).equals(mark) ?? false
    },

    /** Returns null if the clipboard contains something other than text. */
    look(): Held | null {
      const text = textNow()
      if (text !== null) return { text, isPrivate: system.has(exclude) }
      return system.count() === 0 ? { text: null, isPrivate: false } : null
    },

    put({ text, isPrivate }: Held, mark?: Buffer): boolean {
      if (!system.empty()) return false
      if (text === null) return true
      // Set before the text, because clipboard watchers react to the text.
      const isMarked =
        (!isPrivate || [exclude, history, cloud].every((format) => system.write(format, NO))) &&
        (mark === undefined || system.write(ours, mark))
      return isMarked && system.write(UNICODE_TEXT, encodeText(text))
    },
  }
}
