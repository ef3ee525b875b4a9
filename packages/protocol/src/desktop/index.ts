import type { Release } from '../site/release.ts'

/**
 * What the Windows program and the page that it shows say to each other (docs/desktop.md). Types alone: both are made and
 * shipped together, so neither has to check the other.
 */

export interface DesktopInfo {
  version: string
  platform: string
  /** Null until one is named. */
  server: string | null
  window: DesktopWindowKind | null
}

export type DesktopWindowKind = 'webview' | 'edge' | 'chrome' | 'browser'

export type BatchSource = 'argument' | 'handover' | 'watch' | 'recent'

export interface HandedFile {
  id: string
  /** Relative, with forward slashes, starting with the folder that was given. */
  name: string
  size: number
  modifiedMs: number
}

/** Files that came from outside in one go. */
export interface HandedBatch {
  id: string
  source: BatchSource
  /** The folder's own name. */
  label: string
  at: number
  /** There were more files, or levels, than are walked. */
  isCut: boolean
  files: readonly HandedFile[]
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
  /** As narrow as the board alone, beside another program. */
  isNarrow: boolean
}

/** What is copied. */
export interface ClipboardText {
  text: string
  /** Stays out of Windows' history of the clipboard and off its cloud; so unless told. */
  isPrivate?: boolean
  /** Puts back by itself what was there before; null: when it is asked for. */
  restoreAfterSeconds?: number | null
}

export interface ClipboardCopy {
  /** It was read back and is what was written. */
  isVerified: boolean
  /** What was there before is text, or nothing, and can be put back. */
  canRestore: boolean
}

export interface ClipboardRestoring {
  isRestored: boolean
  /** Somebody has copied since; there is nothing to put back; another program doesn't let go of the clipboard. */
  reason?: 'changed' | 'nothing' | 'busy'
}

export type UpdateState =
  /** Switched off by an administrator, or there is nothing to check with. */
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

/** `pandok-desktop-<name>` on `window`, with this as `detail`. */
export interface DesktopEvents {
  files: { batch: HandedBatch }
  recent: Record<string, never>
  watch: { folder: string | null }
  settings: Record<string, never>
  window: DesktopWindowState
  update: UpdateState
}
