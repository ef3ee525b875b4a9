import { isAtext, readAtext } from './atext/readAtext.ts'
import type { Imported, ImportedModule, ImportedPhrase } from './model/Imported.ts'
import type { Loss } from './model/Loss.ts'
import { FILE_MAX_BYTES, ROWS_MAX } from './model/limits.ts'
import type { ReadOptions } from './model/Reader.ts'
import { readPlain } from './plain/readPlain.ts'
import { READERS } from './readers.ts'
import type { ColumnMapping, Rows } from './table/ColumnMapping.ts'
import { htmlRows } from './table/htmlRows.ts'
import { looksLikeRows, type ParsedRows, parseRows } from './table/parseRows.ts'
import { proposeColumns } from './table/proposeColumns.ts'
import { readTable } from './table/readTable.ts'
import { binaryFormat, isBinaryText } from './text/binaryFormat.ts'
import { type Decoded, decodeText } from './text/decodeText.ts'
import type { Encoding } from './text/encodings.ts'
import { readWorkbook } from './workbook/readWorkbook.ts'
import { rootName } from './xml/readXml.ts'

export interface FileOptions extends ReadOptions {
  /** Corrections that a person made. */
  encoding?: Encoding | undefined
  /** The columns of each table, in the order of `tables`. */
  mappings?: readonly (ColumnMapping | undefined)[] | undefined
}

/** A table as it was read, so that its columns can be corrected. */
export interface TableRead {
  sheet?: string
  rows: Rows
  mapping: ColumnMapping
}

export interface FileRead extends Imported {
  /** How the bytes were decoded, with a sample line; absent for a workbook. */
  decoded?: Omit<Decoded, 'text'>
  tables?: readonly TableRead[]
}

/** Reads any file. It never throws, never runs anything in the file, and reports what it couldn't import. */
export function readFile(bytes: Uint8Array, name: string, options: FileOptions): FileRead {
  if (bytes.length > FILE_MAX_BYTES) return refused(name, 'limit', { what: 'bytes', max: FILE_MAX_BYTES })
  const binary = binaryFormat(bytes)
  if (binary === 'zip') return workbookOf(bytes, name, options)
  if (binary) return refused(name, 'unsupported', { what: binary })
  if (isAtext(bytes)) return readAtext(bytes, name, options)
  const { text, ...decoded } = decodeText(bytes, options.locale, options.encoding)
  const read = readText(text, name, options)
  if (read.format === 'plain' && isBinaryText(text))
    return {
      ...refused(name, 'unsupported', { what: /\.atext$/iu.test(name) ? 'aText (.atext)' : 'binary' }),
      decoded,
    }
  return { ...read, decoded }
}

/** Reads pasted text: rows that were copied from a spreadsheet, a script, or plain text. */
export function readText(text: string, name: string, options: FileOptions): FileRead {
  const source = { file: name, text: text.replace(/\r\n?/gu, '\n') }
  const copied = htmlRows(source.text)
  if (copied) return tableOf(copied, name, options)
  // A cell of a table may contain lines of another format.
  const isTable = /\.(?:csv|tsv|tab)$/iu.test(name)
  if (isTable && !/^\ufeff?\s*[<{]/u.test(source.text.slice(0, 1000)))
    return tableOf(parseRows(source.text), name, options)
  const reader = READERS.find((candidate) => candidate.recognizes(source))
  if (reader) return neverSilent(reader.read(source, options), name)
  if (/^\ufeff?\s*<\?xml\b/u.test(source.text.slice(0, 100)))
    return refused(name, 'unsupported', { what: `XML (${rootName(source.text) ?? ''})` })
  if (isJson(source.text)) return refused(name, 'unsupported', { what: 'JSON' })
  if (isTable || looksLikeRows(source.text)) return tableOf(parseRows(source.text), name, options)
  return readPlain(source, options)
}

function tableOf({ rows, lines, isCut, broken }: ParsedRows, file: string, options: FileOptions): FileRead {
  const mapping = options.mappings?.[0] ?? proposeColumns(rows)
  const imported = readTable(rows, mapping, { ...options, file, lines })
  const faults = broken.map(({ line, what }): Loss => loss(file, 'broken', { what }, line))
  const losses = [...imported.losses, ...faults, ...(isCut ? [rowsCut(file)] : [])]
  return { ...imported, losses, tables: [{ rows, mapping }] }
}

function workbookOf(bytes: Uint8Array, file: string, options: FileOptions): FileRead {
  const workbook = readWorkbook(bytes)
  if (!workbook) return refused(file, 'unsupported', { what: 'zip' })
  const entries: (ImportedPhrase | ImportedModule)[] = []
  const losses: Loss[] = workbook.problems.map((what) => loss(file, 'broken', { what }))
  for (const what of workbook.hidden)
    losses.push({ ...loss(file, 'unsupported', { what: 'hidden sheet' }), excerpt: what.slice(0, 120) })
  const tables = workbook.sheets.map(({ name, rows, isCut }, index): TableRead => {
    const mapping = options.mappings?.[index] ?? proposeColumns(rows)
    const read = readTable(rows, mapping, { ...options, file, sheet: name })
    for (const entry of read.entries) entries.push(entry)
    losses.push(...read.losses, ...(isCut ? [rowsCut(file)] : []))
    return { sheet: name, rows, mapping }
  })
  return { format: 'workbook', entries, losses, tables }
}

const rowsCut = (file: string): Loss => loss(file, 'limit', { what: 'rows', max: ROWS_MAX })

const loss = (
  file: string,
  code: Loss['code'],
  params: NonNullable<Loss['params']>,
  line?: number,
): Loss => ({
  code,
  place: { file, ...(line !== undefined && { line }) },
  excerpt: '',
  params,
})

const refused = (file: string, code: Loss['code'], params: NonNullable<Loss['params']>): FileRead => ({
  format: 'unknown',
  entries: [],
  losses: [loss(file, code, params)],
})

/**
 * A file of a known format with nothing to import reports a loss, except for one of espanso, which may
 * contain only variables for others.
 */
const neverSilent = (read: Imported, file: string): Imported =>
  read.entries.length > 0 || read.losses.length > 0 || read.format === 'espanso'
    ? read
    : { ...read, losses: [loss(file, 'broken', { what: 'nothing found' })] }

/** Data of an unknown program would be imported as one long text. */
function isJson(text: string): boolean {
  if (!/^\s*(?:\{\s*"|\[\s*[{["])/u.test(text.slice(0, 1000))) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
