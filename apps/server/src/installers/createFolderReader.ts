import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, open } from 'node:fs/promises'
import path from 'node:path'
import { LATEST_MAX_BYTES, LATEST_SIGNATURE_MAX_BYTES } from '@pandok/protocol'
import { FILES_PATH } from './filesPath.ts'
import type { OfferedRelease } from './OfferedRelease.ts'
import { parseLatest } from './parseLatest.ts'

/** The checksums by the state of a file when it was read, because an installer is too large to be read repeatedly. */
type Checksums = Map<string, { seen: string; sha256: string }>

/** Reads a folder of this computer. The whole file is compared once with its declared checksum. */
export function createFolderReader(): (folder: string) => Promise<OfferedRelease> {
  const checksums: Checksums = new Map()
  return async (folder) => {
    const latest = await readStart(path.join(folder, 'latest.json'), LATEST_MAX_BYTES + 1)
    const release = parseLatest(latest)
    const file = path.join(folder, release.file)
    // `stat` would follow a link, which might lead anywhere.
    const found = await lstat(file)
    if (!found.isFile()) throw new Error(`${release.file} is no ordinary file.`)
    const { size, mtimeMs, ino } = found
    if (size !== release.size) throw new Error(`${release.file} has ${size} bytes, not ${release.size}.`)
    const seen = `${ino} ${size} ${mtimeMs}`
    const known = checksums.get(file)
    const sha256 = known?.seen === seen ? known.sha256 : await checksumOf(file)
    checksums.set(file, { seen, sha256 })
    if (sha256 !== release.sha256) throw new Error(`${release.file} has another checksum: ${sha256}.`)
    const signature = await readSignature(path.join(folder, 'latest.json.sig'))
    return { release, latest, signature, url: `${FILES_PATH}${release.file}`, path: file }
  }
}

async function readSignature(file: string): Promise<Buffer | null> {
  const found = await lstat(file).catch(() => null)
  if (!found?.isFile() || found.size > LATEST_SIGNATURE_MAX_BYTES) return null
  return readStart(file, LATEST_SIGNATURE_MAX_BYTES)
}

async function readStart(file: string, bytes: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    const buffer = Buffer.alloc(bytes)
    const { bytesRead } = await handle.read(buffer, 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
