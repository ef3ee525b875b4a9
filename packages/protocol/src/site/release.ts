import { LOCALES, typedRecord } from '@pandok/domain'
import { z } from 'zod'

/** This limits `latest.json`; notes in five languages take a few kilobytes. */
export const LATEST_MAX_BYTES = 64 * 1024
/** This limits `latest.json.sig`, which is an Ed25519 signature in base64. */
export const LATEST_SIGNATURE_MAX_BYTES = 1024

/** The file name has no path and no characters that are special in a shell or a header. */
const FILE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,119}\.(?:exe|msi|msix)$/
const VERSION = /^\d{1,5}\.\d{1,5}\.\d{1,5}(?:-[0-9A-Za-z.-]{1,40})?$/

/** The text is shown to people unchanged. */
const line = z.string().regex(/^\P{Cc}{1,500}$/u)
const lines = z.array(line).max(50)

/**
 * `latest.json`, next to the installer, describes the newest release and how to verify a download. Unknown
 * fields are ignored, so that an older server can read the file of a newer release.
 */
export const release = z.object({
  version: z.string().regex(VERSION),
  /** The name of the installer in the same folder. */
  file: z.string().regex(FILE),
  size: z
    .int()
    .min(1)
    .max(4 * 1024 ** 3),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** `test` means signed with a certificate that no computer trusts by default. */
  signature: z.object({ state: z.enum(['signed', 'unsigned', 'test']), subject: line.optional() }),
  releasedAt: z.iso.datetime(),
  notes: z.object(typedRecord(LOCALES, () => lines)),
  /** The version number of Windows: 10.0.19045 is Windows 10 22H2. */
  minimumWindows: z.string().regex(/^10\.0\.\d{5}$/),
})

export type Release = z.output<typeof release>

/** The answer of `GET /download/release`: `none` if no location is configured, `unavailable` if it can't be read. */
export type ReleaseAnswer =
  | { state: 'none' }
  | { state: 'unavailable' }
  | { state: 'ready'; release: Release; url: string }
