import type { DesktopWindowKind } from '@pandok/protocol/desktop'

export interface ProgramWindow {
  kind: DesktopWindowKind
  /** Brings the window to the front, or opens another one if it can't be found. */
  show: (url: () => string) => void
  /** Returns false if it isn't supported, as in a browser's window. */
  setAlwaysOnTop: (isOnTop: boolean) => boolean
  /** Switches to the width of the board, with a position of its own; returns false if it isn't supported. */
  setNarrow: (isNarrow: boolean) => boolean
  close: () => void
}

export interface WindowOptions {
  /** An address that lets one browser in; each call returns a new one. */
  url: () => string
  profile: string
  onClosed: () => void
}

export const TITLE = 'Pandok'
export const SMALLEST = { width: 360, height: 480 } as const
export const NARROW_SMALLEST = { width: 320, height: 320 } as const
/** Fits five cells side by side. */
export const NARROW_WIDTH = 380
