import type { Log } from '#log/createLog.ts'
import type { ProgramWindow } from '#window/ProgramWindow.ts'
import type { Ending } from './createEnding.ts'

export type OpenWindow = (url: () => string, onClosed: () => void) => Promise<ProgramWindow>

interface ShownWindowParts {
  /** Null where nobody wants to see anything. */
  openWindow: OpenWindow | null
  /** The last window is closed. */
  onEnd: () => void
  ending: Ending
  log: Log
}

/** A browser's process may end while its window lives on in another one. */
const CLOSED_GRACE_MS = 5000
/** A tab is reloaded, or put to sleep, or opened late by a slow computer. */
const TAB_GRACE_MS = 5 * 60_000

/** The window, from the first time that somebody wants to see it. */
export function createShownWindow({ openWindow, onEnd, ending, log }: ShownWindowParts) {
  let window: ProgramWindow | null = null
  return {
    current: (): ProgramWindow | null => window,
    async show(url: () => string): Promise<void> {
      if (window) return window.show(url)
      if (openWindow === null) return
      window = await openWindow(url, () =>
        window?.kind === 'webview' ? onEnd() : ending.allow(CLOSED_GRACE_MS),
      )
      if (window.kind === 'browser') ending.allow(TAB_GRACE_MS)
      log.write('WINDOW', { kind: window.kind.toUpperCase() })
    },
  }
}
