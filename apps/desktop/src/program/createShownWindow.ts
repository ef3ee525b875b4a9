import type { Log } from '#log/createLog.ts'
import type { ProgramWindow } from '#window/ProgramWindow.ts'
import type { Shutdown } from './createShutdown.ts'

export type OpenWindow = (url: () => string, onClosed: () => void) => Promise<ProgramWindow>

interface ShownWindowParts {
  /** Null if no window is requested. */
  openWindow: OpenWindow | null
  /** Called when the last window is closed. */
  onEnd: () => void
  ending: Shutdown
  log: Log
}

/** A browser's process may end although its window continues in another process. */
const CLOSED_GRACE_MS = 5000
/** A tab may be reloaded, suspended, or opened late by a slow computer. */
const TAB_GRACE_MS = 5 * 60_000

/** The window, created when it is first requested. */
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
