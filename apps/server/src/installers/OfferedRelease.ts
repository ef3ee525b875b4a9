import type { Release } from '@pandok/protocol'

/** A release whose file exists and has the declared size. */
export interface OfferedRelease {
  release: Release
  /** `latest.json` unchanged, because verifying its signature needs every byte. */
  latest: Buffer
  /** `latest.json.sig`; null if releases aren't signed. */
  signature: Buffer | null
  /** The address for browsers. */
  url: string
  /** The path on this computer; null if another server has it. */
  path: string | null
}
