import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Release } from '@pandok/protocol'
import type { FindProxy } from '#net/createProxyFinder.ts'
import { openGet } from '#net/openGet.ts'
import { serverUrl } from '#settings/Settings.ts'
import { bodyOf } from './readLatest.ts'

export interface DownloadOptions {
  server: string
  release: Release
  folder: string
  findProxy: FindProxy
  onProgress: (bytes: number) => void
}

const ANSWER_MAX_BYTES = 128 * 1024

/** Downloads the installer completely and verifies it; resumes an earlier attempt. */
export async function downloadRelease(options: DownloadOptions): Promise<string> {
  const { release, folder } = options
  const file = path.join(folder, release.file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (await isRelease(file, release)) return file
  // The checksum is in the name, because part of another release is useless.
  const part = path.join(folder, `${release.sha256.slice(0, 32)}.part`)
  for (const name of await readdir(folder)) {
    if (path.join(folder, name) !== part) await rm(path.join(folder, name), { recursive: true, force: true })
  }
  await fetchRest(part, options)
  if (!(await isRelease(part, release))) {
    await rm(part, { force: true })
    throw new Error('Another file than what was promised.')
  }
  await rename(part, file)
  return file
}

async function fetchRest(
  part: string,
  { server, release, findProxy, onProgress }: DownloadOptions,
): Promise<void> {
  const have = await stat(part).then(
    ({ size }) => (size < release.size ? size : 0),
    () => 0,
  )
  const offer = JSON.parse(
    (await bodyOf(await openGet(new URL('/download/release', server), findProxy), ANSWER_MAX_BYTES)).toString(
      'utf8',
    ),
  ) as { url?: unknown }
  const url = new URL(String(offer.url), server)
  if (serverUrl(url.origin) === null) throw new Error('A place without TLS.')
  const request = have > 0 ? { range: `bytes=${have}-`, 'if-range': `"${release.sha256}"` } : {}
  const answer = await openGet(url, findProxy, { 'accept-encoding': 'identity', ...request })
  const isRest = answer.statusCode === 206
  if (!isRest && answer.statusCode !== 200) {
    answer.destroy()
    throw new Error('Not there.')
  }
  let bytes = isRest ? have : 0
  await pipeline(
    answer,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.byteLength
        if (bytes > release.size) throw new Error('Larger than what was promised.')
        onProgress(bytes)
        yield chunk
      }
    },
    createWriteStream(part, { flags: isRest ? 'a' : 'w', mode: 0o600 }),
  )
}

export async function isRelease(file: string, { size, sha256 }: Release): Promise<boolean> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile() || found.size !== size) return false
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex') === sha256
}
