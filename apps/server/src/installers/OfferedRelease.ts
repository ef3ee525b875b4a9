import type { Release } from '@pandok/protocol'

/** A release that was looked at: its file is there and has the size that is claimed. */
export interface OfferedRelease {
  release: Release
  /** `latest.json` as it lies there: whoever checks its signature needs every byte. */
  latest: Buffer
  /** `latest.json.sig`; null where releases aren't signed. */
  signature: Buffer | null
  /** Where browsers fetch it. */
  url: string
  /** On this computer; null where another server has it. */
  path: string | null
}
