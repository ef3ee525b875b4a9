import type { Release } from '../site/release.ts'

/**
 * The interface between the Windows program and the page that it shows (docs/desktop.md). It consists of
 * types only: both are built and shipped together, so neither has to check the other.
 */

export interface DesktopInfo {
  version: string
  platform: string
  /** Null until a server is chosen. */
  server: string | null
  window: DesktopWindowKind | null
}

export type DesktopWindowKind = 'webview' | 'edge' | 'chrome' | 'browser'

export type BatchSource = 'argument' | 'handover' | 'watch' | 'recent'

export interface IncomingFile {
  id: string
  /** The relative path with forward slashes, starting with the folder that was passed. */
  name: string
  size: number
  modifiedMs: number
}

/** Files that were passed to the program together. */
export interface IncomingBatch {
  id: string
  source: BatchSource
  /** The name of the folder. */
  label: string
  at: number
  /** True if there were more files or levels than the program reads. */
  isCut: boolean
  files: readonly IncomingFile[]
}

export interface RecentStudy {
  id: string
  label: string
  at: number
  count: number
}

export interface DesktopSettings {
  server: string | null
  proxy: string | null
  isCheckingForUpdates: boolean
}

export interface DesktopWindowState {
  kind: DesktopWindowKind | null
  isAlwaysOnTop: boolean
  /** True if the window is only as wide as the board, for use next to another program. */
  isNarrow: boolean
}

export interface ClipboardText {
  text: string
  /** Keeps the text out of the clipboard history of Windows and its cloud; true by default. */
  isPrivate?: boolean
  /** Restores the former content after this time; null means only on request. */
  restoreAfterSeconds?: number | null
}

export interface ClipboardCopy {
  /** True if the clipboard was read back and contains the written text. */
  isVerified: boolean
  /** True if the former content is text or empty and can be restored. */
  canRestore: boolean
}

export interface ClipboardRestoring {
  isRestored: boolean
  /**
   * Somebody has copied something since then, there is nothing to restore, or another program holds the
   * clipboard.
   */
  reason?: 'changed' | 'nothing' | 'busy'
}

export type UpdateState =
  /** An administrator switched updates off, or there is no server or key to check with. */
  | { state: 'off'; reason: 'policy' | 'no-server' | 'no-key' }
  | { state: 'current' }
  | {
      state: 'available' | 'downloading' | 'ready'
      version: string
      size: number
      bytes: number
      notes: Release['notes']
    }
  | { state: 'failed'; at: 'check' | 'download' }

/** The events `pandok-desktop-<name>` on `window` have this as `detail`. */
export interface DesktopEvents {
  files: { batch: IncomingBatch }
  recent: Record<string, never>
  watch: { folder: string | null }
  settings: Record<string, never>
  window: DesktopWindowState
  update: UpdateState
}
