import type { DesktopWindowKind } from '@pandok/protocol/desktop'

/** What shows the site. */
export interface ProgramWindow {
  kind: DesktopWindowKind
  /** In front of everything else; opens another window where that one can't be found again. */
  show: (url: () => string) => void
  /** False where it can't: a browser's window is the browser's. */
  setAlwaysOnTop: (isOnTop: boolean) => boolean
  /** As narrow as the board alone, at a place of its own; false where it can't. */
  setNarrow: (isNarrow: boolean) => boolean
  close: () => void
}

export interface WindowOptions {
  /** Lets one browser in; each call answers a new address. */
  url: () => string
  profile: string
  onClosed: () => void
}

export const TITLE = 'Pandok'
export const SMALLEST = { width: 360, height: 480 } as const
export const NARROW_SMALLEST = { width: 320, height: 320 } as const
/** Five cells beside each other. */
export const NARROW_WIDTH = 380
