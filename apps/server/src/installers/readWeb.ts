import { LATEST_MAX_BYTES } from '@pandok/protocol'
import { installerLocation } from '#config/installerLocation.ts'
import type { OfferedRelease } from './OfferedRelease.ts'
import { parseLatest } from './parseLatest.ts'

/** Somebody waits for the page meanwhile. */
const PATIENCE_MS = 5000
/** Servers that don't speak HEAD; their file is taken on trust. */
const NO_HEAD = [405, 501]

/** Reads what another web server has, and asks whether the file is there; browsers then fetch it from there themselves. */
export async function readWeb(base: URL, patienceMs = PATIENCE_MS): Promise<OfferedRelease> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(new Error('It took too long.')), patienceMs)
  const { signal } = patience
  try {
    const latest = await fetch(new URL('latest.json', base), {
      signal,
      headers: { accept: 'application/json' },
    })
    mustBeSafe(latest)
    if (!latest.ok) throw new Error(`latest.json was answered with ${latest.status}.`)
    const release = parseLatest(await readBounded(latest, signal))
    const url = new URL(release.file, base)
    const file = await fetch(url, { method: 'HEAD', signal, headers: { 'accept-encoding': 'identity' } })
    mustBeSafe(file)
    if (!file.ok && !NO_HEAD.includes(file.status))
      throw new Error(`${release.file} was answered with ${file.status}.`)
    const length = file.ok ? file.headers.get('content-length') : null
    if (length !== null && Number(length) !== release.size)
      throw new Error(`${release.file} has ${length} bytes, not ${release.size}.`)
    return { release, url: url.href, path: null }
  } finally {
    clearTimeout(timer)
    // Whatever is still being sent is hung up on.
    patience.abort()
  }
}

/** Stores send one elsewhere, which is fine as long as it is as safe there. */
function mustBeSafe({ url, redirected }: Response): void {
  const { origin } = new URL(url)
  if (redirected && installerLocation(origin) === null) throw new Error('It leads to a place without TLS.')
}

/** The signal is listened to here as well: what `fetch` holds of it may be collected as garbage once the headers are there. */
async function readBounded({ body }: Response, signal: AbortSignal): Promise<Buffer> {
  if (!body) return Buffer.alloc(0)
  const silence = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  silence.catch(() => {})
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    while (size <= LATEST_MAX_BYTES) {
      const { done, value } = await Promise.race([reader.read(), silence])
      if (done) break
      size += value.byteLength
      chunks.push(value)
    }
    return Buffer.concat(chunks)
  } finally {
    reader.cancel().catch(() => {})
  }
}
