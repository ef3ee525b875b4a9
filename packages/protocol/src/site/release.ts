import { LOCALES, type Locale } from '@pandok/domain'
import { z } from 'zod'

/** Of `latest.json`; five languages of notes are a few kilobytes. */
export const LATEST_MAX_BYTES = 64 * 1024
/** Of `latest.json.sig` beside it: an Ed25519 signature in base64. */
export const LATEST_SIGNATURE_MAX_BYTES = 1024

/** One name, without a way to another folder and without anything that a shell or a header could stumble over. */
const FILE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,119}\.(?:exe|msi|msix)$/
const VERSION = /^\d{1,5}\.\d{1,5}\.\d{1,5}(?:-[0-9A-Za-z.-]{1,40})?$/

/** Shown to people as it is. */
const line = z.string().regex(/^\P{Cc}{1,500}$/u)
const lines = z.array(line).max(50)

/**
 * `latest.json` beside the installer: what there is, and how to know that what was downloaded is it. Fields that we
 * don't know are left alone, so that an older server reads the file of a newer release.
 */
export const release = z.object({
  version: z.string().regex(VERSION),
  /** In the same folder. */
  file: z.string().regex(FILE),
  size: z
    .int()
    .min(1)
    .max(4 * 1024 ** 3),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** `test`: signed with a certificate that no computer trusts by itself. */
  signature: z.object({ state: z.enum(['signed', 'unsigned', 'test']), subject: line.optional() }),
  releasedAt: z.iso.datetime(),
  notes: z.object(Object.fromEntries(LOCALES.map((name) => [name, lines])) as Record<Locale, typeof lines>),
  /** As Windows counts itself: 10.0.19045 is Windows 10 22H2. */
  minimumWindows: z.string().regex(/^10\.0\.\d{5}$/),
})

export type Release = z.output<typeof release>

/** What `GET /download/release` answers; `none` where no location is configured, `unavailable` where it can't be read. */
export type ReleaseAnswer =
  | { state: 'none' }
  | { state: 'unavailable' }
  | { state: 'ready'; release: Release; url: string }
