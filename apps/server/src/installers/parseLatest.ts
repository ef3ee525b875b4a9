import { isUtf8 } from 'node:buffer'
import { LATEST_MAX_BYTES, type Release, release } from '@pandok/protocol'

/** Errors are written for the log, because the publisher of releases has to correct them. */
export function parseLatest(bytes: Buffer): Release {
  if (bytes.byteLength > LATEST_MAX_BYTES) throw new Error('latest.json is too large.')
  if (!isUtf8(bytes)) throw new Error('latest.json is not UTF-8.')
  let content: unknown
  try {
    // Windows editors often begin a file with a byte order mark.
    content = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  } catch {
    throw new Error('latest.json is not JSON.')
  }
  const parsed = release.safeParse(content)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map(({ path }) => path.join('.') || 'the whole')
  throw new Error(`latest.json is wrong at: ${[...new Set(wrong)].join(', ')}.`)
}
