import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'

interface Index {
  /** Names are relative, with slashes; a folder comes before what is in it. */
  folders: string[]
  /** The lengths of the contents that follow, each of which is there once. */
  contents: number[]
  /** The name of each file with the number of its content. */
  files: [string, number][]
}

const LENGTH_BYTES = 4
const compress = promisify(gzip)

/**
 * Packs a folder into one compressed piece. Files of equal content share it: a cluster has four databases that
 * are nearly the same.
 */
export async function packFolder(
  folder: string,
  isPacked: (name: string) => boolean = () => true,
): Promise<Buffer> {
  const index: Index = { folders: [], contents: [], files: [] }
  const contents: Buffer[] = []
  const known = new Map<string, number>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const place = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, place).replaceAll(path.sep, '/')
    if (!isPacked(name)) continue
    if (entry.isDirectory()) {
      index.folders.push(name)
      continue
    }
    const content = await readFile(place)
    const checksum = createHash('sha256').update(content).digest('hex')
    const number = known.get(checksum) ?? contents.push(content) - 1
    known.set(checksum, number)
    index.files.push([name, number])
  }
  index.folders.sort()
  index.contents = contents.map(({ length }) => length)
  const head = Buffer.from(JSON.stringify(index))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(head.length)
  return compress(Buffer.concat([length, head, ...contents]))
}

/**
 * Makes the folder with what `packFolder` has packed; nobody else may read it. It is not asynchronous, which would
 * cost three times as much for more than a thousand files, because it runs at a start, when nobody waits for
 * anything else.
 */
export function unpackFolder(archive: Buffer, folder: string): void {
  // The last four bytes of a gzip file are the length of its content (RFC 1952), which then needs no copying.
  const bytes = gunzipSync(archive, { chunkSize: archive.readUInt32LE(archive.length - LENGTH_BYTES) })
  const headEnd = LENGTH_BYTES + bytes.readUInt32BE()
  const { folders, contents, files } = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, headEnd)) as Index
  const pieces: Buffer[] = []
  let from = headEnd
  for (const length of contents) {
    pieces.push(bytes.subarray(from, from + length))
    from += length
  }
  mkdirSync(folder, { mode: 0o700 })
  for (const name of folders) mkdirSync(path.join(folder, name), { mode: 0o700 })
  for (const [name, number] of files)
    writeFileSync(path.join(folder, name), pieces[number] ?? '', { mode: 0o600 })
}
