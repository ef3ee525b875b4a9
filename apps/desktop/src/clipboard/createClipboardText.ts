import { setTimeout as wait } from 'node:timers/promises'
import { type ClipboardSystem, UNICODE_TEXT } from './ClipboardSystem.ts'
import { decodeText, encodeText } from './windowsText.ts'

/** Null: it was empty. In memory only: whatever somebody has copied elsewhere is none of our business. */
export interface Held {
  text: string | null
  isPrivate: boolean
}

/** A text that we have put there, with a mark that goes with whatever anybody else copies, even if it is the same text. */
export interface Own {
  text: string
  mark: Buffer
}

export const TEXT_MAX_BYTES = 1024 * 1024
/** Two bytes a letter, lines that end with two instead of one, and Windows rounds up. */
const READ_MAX_BYTES = 4 * TEXT_MAX_BYTES + 4096
const NO = Buffer.alloc(4)

/** Reads and writes the text on Windows' clipboard. All but `hold` work only while it is held. */
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
    /** Null where it could not be had. */
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

    /** Null where something else than text is there. */
    look(): Held | null {
      const text = textNow()
      if (text !== null) return { text, isPrivate: system.has(exclude) }
      return system.count() === 0 ? { text: null, isPrivate: false } : null
    },

    put({ text, isPrivate }: Held, mark?: Buffer): boolean {
      if (!system.empty()) return false
      if (text === null) return true
      // Before the text: whoever watches looks when the text is there.
      const isMarked =
        (!isPrivate || [exclude, history, cloud].every((format) => system.write(format, NO))) &&
        (mark === undefined || system.write(ours, mark))
      return isMarked && system.write(UNICODE_TEXT, encodeText(text))
    },
  }
}
