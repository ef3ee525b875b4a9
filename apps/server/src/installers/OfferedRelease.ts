import type { Release } from '@pandok/protocol'

/** A release that was looked at: its file is there and has the size that is claimed. */
export interface OfferedRelease {
  release: Release
  /** Where browsers fetch it. */
  url: string
  /** On this computer; null where another server has it. */
  path: string | null
}
