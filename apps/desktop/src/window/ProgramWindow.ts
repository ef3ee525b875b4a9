export type WindowKind = 'webview' | 'edge' | 'chrome' | 'browser'

/** What shows the site. */
export interface ProgramWindow {
  kind: WindowKind
  /** In front of everything else; opens another window where that one can't be found again. */
  show: (url: () => string) => void
  /** False where it can't: a browser's window is the browser's. */
  setAlwaysOnTop: (isOnTop: boolean) => boolean
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
