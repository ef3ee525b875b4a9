import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import type { z } from 'zod'
import { BackupRefused } from './BackupRefused.ts'
import {
  type BackupEnd,
  type BackupHeader,
  type BackupTable,
  backupEnd,
  backupHeader,
  backupMark,
  backupTable,
  END_OF_ROWS,
  FOOTER,
  FOOTER_BYTES,
  GZIP_MAGIC,
  LINE_MAX_BYTES,
} from './backupFormat.ts'

export interface BackupReader {
  header: BackupHeader
  /** Returns the next table, or the end. The rows of a table must be read before the next one is requested. */
  next: () => Promise<{ table: BackupTable; rows: AsyncGenerator<Buffer> } | { end: BackupEnd }>
  close: () => void
}

/** Reads the whole file and compares its checksum before it is opened. */
export async function readBackup(file: string): Promise<BackupReader> {
  const contentBytes = await checkWhole(file)
  const source = createReadStream(file, { end: contentBytes - 1 })
  const text = source.pipe(createGunzip())
  source.on('error', (error) => text.destroy(error))
  const close = () => {
    source.destroy()
    text.destroy()
  }
  const cursor = createCursor(text)
  try {
    return { header: readHeader(file, await cursor.line()), next: () => readNext(file, cursor), close }
  } catch (error) {
    close()
    if (error instanceof BackupRefused) throw error
    throw foreign(file)
  }
}

async function readNext(file: string, cursor: Cursor): ReturnType<BackupReader['next']> {
  const line = parseJson(await cursor.line())
  const table = backupTable.safeParse(line)
  if (table.success) return { table: table.data, rows: cursor.rows() }
  return { end: parsed(file, backupEnd, line) }
}

function readHeader(file: string, line: string): BackupHeader {
  const value = parseJson(line)
  const mark = backupMark.safeParse(value)
  if (!mark.success) throw foreign(file)
  const header = backupHeader.safeParse(value)
  if (header.success) return header.data
  throw new BackupRefused(
    `${file} was made by another version of Pandok (format ${mark.data.pandokBackup}); restore it with that one.`,
  )
}

function parsed<T>(file: string, schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw foreign(file)
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const foreign = (file: string) => new BackupRefused(`${file} is not a backup of Pandok.`)

/** Returns the offset at which the content ends and the footer begins. */
async function checkWhole(file: string): Promise<number> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? 'is not there' : `cannot be read (${error.code})`
    throw new BackupRefused(`${file} ${reason}.`)
  })
  try {
    const stats = await handle.stat()
    const contentBytes = stats.size - FOOTER_BYTES
    if (!stats.isFile() || contentBytes <= GZIP_MAGIC.length) throw foreign(file)
    const start = Buffer.alloc(GZIP_MAGIC.length)
    await handle.read(start, 0, start.length, 0)
    if (!start.equals(GZIP_MAGIC)) throw foreign(file)
    const footer = Buffer.alloc(FOOTER_BYTES)
    await handle.read(footer, 0, FOOTER_BYTES, contentBytes)
    const requested = FOOTER.exec(footer.toString('latin1'))?.[1]
    if (requested === undefined) {
      throw new BackupRefused(`${file} is not a whole backup: its last line, the checksum, is missing.`)
    }
    const hash = createHash('sha256')
    const content = createReadStream(file, { end: contentBytes - 1 })
    for await (const chunk of content) hash.update(chunk as Buffer)
    if (hash.digest('hex') !== requested) {
      throw new BackupRefused(`${file} is damaged: its checksum does not fit.`)
    }
    return contentBytes
  } finally {
    await handle.close()
  }
}

interface Cursor {
  line: () => Promise<string>
  rows: () => AsyncGenerator<Buffer>
}

/** Reads lines and rows with no more than a chunk in memory. */
function createCursor(source: AsyncIterable<Buffer>): Cursor {
  const chunks = source[Symbol.asyncIterator]()
  const newLineAndEnd = `\n${END_OF_ROWS}`
  let ahead: Buffer = Buffer.alloc(0)
  const more = async () => {
    const { value, done } = await chunks.next()
    if (done) throw new BackupRefused('The backup ends in the middle.')
    ahead = Buffer.concat([ahead, value])
  }
  return {
    async line() {
      let end = ahead.indexOf('\n')
      while (end < 0) {
        if (ahead.length > LINE_MAX_BYTES) throw new BackupRefused('The backup has a line that is too long.')
        await more()
        end = ahead.indexOf('\n')
      }
      const line = ahead.toString('utf8', 0, end)
      ahead = ahead.subarray(end + 1)
      return line
    },

    async *rows() {
      while (ahead.length < END_OF_ROWS.length) await more()
      if (ahead.toString('latin1', 0, END_OF_ROWS.length) === END_OF_ROWS) {
        ahead = ahead.subarray(END_OF_ROWS.length)
        return
      }
      for (;;) {
        const end = ahead.indexOf(newLineAndEnd)
        if (end >= 0) {
          yield ahead.subarray(0, end + 1)
          ahead = ahead.subarray(end + newLineAndEnd.length)
          return
        }
        // The end mark may be split between two chunks.
        const sure = ahead.length - (newLineAndEnd.length - 1)
        if (sure > 0) {
          yield ahead.subarray(0, sure)
          ahead = ahead.subarray(sure)
        }
        await more()
      }
    },
  }
}
