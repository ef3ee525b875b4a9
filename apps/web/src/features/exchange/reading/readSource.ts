import type { Locale } from '@pandok/domain'
import { decodeText, type FileRead, previews, readFile, readText } from '@pandok/exchange'
import { type ProposedRow, proposeRow } from '@pandok/exchange/proposal'
import { readOwnFile } from './readOwnFile.ts'
import type { ReadProgress, ReadQuestion, ShownTable, Source, SourceRead } from './SourceRead.ts'

const SHOWN_ROWS = 8
const ROWS_AT_ONCE = 25

/** Reads a source and proposes a row per entry. It runs in a worker and, in tests, on the main thread. */
export async function readSource(
  { source, beside, options: given, today }: ReadQuestion,
  onProgress: ReadProgress,
  pause: () => Promise<void>,
): Promise<SourceRead> {
  const { id, name, content } = source
  const own = readOwnFile(content, today)
  if (own) return { format: 'pandok', rows: [], losses: [], own }
  const isText = typeof content === 'string'
  const options = { ...given, fileBeside: (path: string) => textBeside(path, beside, given.locale) }
  const read = isText ? readText(content, name, options) : readFile(content, name, options)
  const rows: ProposedRow[] = []
  for (const [index, entry] of read.entries.entries()) {
    rows.push(proposeRow(entry, `${id}-${index}`, id))
    if (index % ROWS_AT_ONCE !== 0) continue
    onProgress(index, read.entries.length)
    await pause()
  }
  const { format, losses, decoded } = read
  return {
    format,
    rows,
    losses,
    ...(decoded && { decoded }),
    ...(decoded && !isText && { previews: previews(content) }),
    ...(read.tables && { tables: read.tables.map(shown) }),
  }
}

/** Dropped files have no folder, so only the last part of a path is compared. */
function textBeside(path: string, beside: readonly Source[], locale: Locale): string | undefined {
  const name = fileName(path)
  const content = beside.find((other) => fileName(other.name) === name)?.content
  if (content === undefined) return undefined
  const text = typeof content === 'string' ? content : decodeText(content, locale).text
  return text.replace(/\r\n?/gu, '\n')
}

const fileName = (path: string): string => (path.split(/[\\/]/u).at(-1) ?? path).toLowerCase()

const shown = ({ sheet, rows, mapping }: NonNullable<FileRead['tables']>[number]): ShownTable => ({
  ...(sheet !== undefined && { sheet }),
  mapping,
  rows: rows.slice(0, SHOWN_ROWS),
  rowCount: rows.length,
  columnCount: rows.slice(0, 200).reduce((most, row) => Math.max(most, row.length), 0),
})
