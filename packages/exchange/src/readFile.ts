import { autohotkey } from './autohotkey/autohotkey.ts'
import { espanso } from './espanso/espanso.ts'
import type { Imported } from './model/Imported.ts'
import { FILE_MAX_BYTES, ROWS_MAX } from './model/limits.ts'
import type { Reader, ReadOptions } from './model/Reader.ts'
import { readPlain } from './plain/readPlain.ts'
import type { ColumnMapping, Rows } from './table/ColumnMapping.ts'
import { looksLikeRows, parseRows } from './table/parseRows.ts'
import { proposeColumns } from './table/proposeColumns.ts'
import { readTable } from './table/readTable.ts'
import { type Decoded, decodeText, type Encoding } from './text/decodeText.ts'

export interface FileOptions extends ReadOptions {
  /** Where a person corrected what was found out. */
  encoding?: Encoding | undefined
  mapping?: ColumnMapping | undefined
}

/** A table as it was read, for whoever corrects what its columns are. */
export interface ReadRows {
  rows: Rows
  mapping: ColumnMapping
}

export interface FileRead extends Imported {
  /** How its bytes were read, with a line to judge by; undefined for a workbook. */
  decoded?: Omit<Decoded, 'text'>
  table?: ReadRows
}

/** Asked in this order; the first that recognizes a text reads it. */
const READERS: readonly Reader[] = [espanso, autohotkey]

/** What a file holds, whatever it is: it never throws, runs nothing of it, and names what it could not take over. */
export function readFile(bytes: Uint8Array, name: string, options: FileOptions): FileRead {
  if (bytes.length > FILE_MAX_BYTES) return refused(name, 'limit', { what: 'bytes', max: FILE_MAX_BYTES })
  const { text, ...decoded } = decodeText(bytes, options.locale, options.encoding)
  const source = { file: name, text }
  const reader = READERS.find((candidate) => candidate.recognizes(source))
  if (reader) return { ...reader.read(source, options), decoded }
  if (/\.(?:csv|tsv|tab)$/iu.test(name) || looksLikeRows(text))
    return { ...tableOf(text, name, options), decoded }
  return { ...readPlain(source, options), decoded }
}

function tableOf(text: string, file: string, options: FileOptions): FileRead {
  const { rows, lines, isCut, broken } = parseRows(text)
  const mapping = options.mapping ?? proposeColumns(rows)
  const imported = readTable(rows, mapping, { ...options, file, lines })
  const losses = [
    ...imported.losses,
    ...broken.map(({ line, what }) => ({
      code: 'broken' as const,
      place: { file, line },
      excerpt: '',
      params: { what },
    })),
    ...(isCut
      ? [{ code: 'limit' as const, place: { file }, excerpt: '', params: { what: 'rows', max: ROWS_MAX } }]
      : []),
  ]
  return { ...imported, losses, table: { rows, mapping } }
}

const refused = (
  file: string,
  code: 'limit' | 'unsupported' | 'broken',
  params: Record<string, string | number>,
): FileRead => ({ format: 'unknown', entries: [], losses: [{ code, place: { file }, excerpt: '', params }] })
