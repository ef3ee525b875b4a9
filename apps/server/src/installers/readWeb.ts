import { LATEST_MAX_BYTES, LATEST_SIGNATURE_MAX_BYTES } from '@pandok/protocol'
import { installerLocation } from '#config/installerLocation.ts'
import { readBounded } from '#security/readBounded.ts'
import type { OfferedRelease } from './OfferedRelease.ts'
import { parseLatest } from './parseLatest.ts'

/** A visitor waits for the page meanwhile. */
const TIMEOUT_MS = 5000
/** Servers without HEAD answer with these; their file is not checked. */
const NO_HEAD = [405, 501]

/** Reads the release of another web server and checks that the file exists; browsers download it from there. */
export async function readWeb(base: URL, timeoutMs = TIMEOUT_MS): Promise<OfferedRelease> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Error('It took too long.')), timeoutMs)
  const { signal } = controller
  try {
    const answer = await fetch(new URL('latest.json', base), {
      signal,
      headers: { accept: 'application/json' },
    })
    mustBeSafe(answer)
    if (!answer.ok) throw new Error(`latest.json was answered with ${answer.status}.`)
    const latest = await readBounded(answer, LATEST_MAX_BYTES, signal)
    if (latest === null) throw new Error('latest.json is too large.')
    const release = parseLatest(latest)
    const signature = await readSignature(new URL('latest.json.sig', base), signal)
    const url = new URL(release.file, base)
    const file = await fetch(url, { method: 'HEAD', signal, headers: { 'accept-encoding': 'identity' } })
    mustBeSafe(file)
    if (!file.ok && !NO_HEAD.includes(file.status))
      throw new Error(`${release.file} was answered with ${file.status}.`)
    const length = file.ok ? file.headers.get('content-length') : null
    if (length !== null && Number(length) !== release.size)
      throw new Error(`${release.file} has ${length} bytes, not ${release.size}.`)
    return { release, latest, signature, url: url.href, path: null }
  } finally {
    clearTimeout(timer)
    // Whatever is still being received is aborted.
    controller.abort()
  }
}

/** Returns null if there is none, or a page in its place. */
async function readSignature(url: URL, signal: AbortSignal): Promise<Buffer | null> {
  const answer = await fetch(url, { signal })
  mustBeSafe(answer)
  if (answer.status >= 500) throw new Error(`latest.json.sig was answered with ${answer.status}.`)
  if (!answer.ok) return null
  return readBounded(answer, LATEST_SIGNATURE_MAX_BYTES, signal)
}

/** Stores redirect elsewhere, which is fine if it is equally safe there. */
function mustBeSafe({ url, redirected }: Response): void {
  const { origin } = new URL(url)
  if (redirected && installerLocation(origin) === null) throw new Error('It leads to a place without TLS.')
}
