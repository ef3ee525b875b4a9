import { entryOf, entryOfTag } from '../dictionary.ts'
import type { ByteSink } from './ByteSink.ts'
import type { DicomDataset, DicomValue } from './DicomDataset.ts'
import { encapsulate, isEncapsulated, offsetTables } from './encapsulate.ts'
import { valueBytes } from './valueBytes.ts'

export interface DatasetSyntax {
  isExplicit: boolean
  /** Sequences and items with a defined length, or ended by delimiters. */
  sequences: 'defined' | 'undefined'
}

interface Row {
  tag: number
  vr: string
  value: DicomValue
}

/** VRs whose explicit form has a 32-bit length after two reserved bytes (PS3.5 7.1.2). */
const LONG_FORM = new Set(['OB', 'OD', 'OF', 'OL', 'OV', 'OW', 'SQ', 'SV', 'UC', 'UN', 'UR', 'UT', 'UV'])

const UNDEFINED = 0xffff_ffff

/** Writes elements in the order of their tags. */
export function writeDataset(sink: ByteSink, dataset: DicomDataset, syntax: DatasetSyntax): void {
  for (const row of rowsOf(dataset)) writeRow(sink, row, syntax)
}

function rowsOf(dataset: DicomDataset): Row[] {
  const isSigned = dataset['PixelRepresentation'] === 1
  const rows: Row[] = []
  for (const [key, given] of Object.entries(dataset)) {
    if (given === undefined) continue
    const entry = entryOf(key) ?? tagEntry(key)
    const hasVr = given !== null && typeof given === 'object' && 'vr' in given
    const vr = hasVr ? given.vr : entry.vr === 'xs' ? (isSigned ? 'SS' : 'US') : entry.vr
    const value = hasVr ? given.value : given
    if (value !== null && isEncapsulated(value)) rows.push(...offsetTables(value))
    rows.push({ tag: entry.tag, vr, value })
  }
  return rows.sort((one, other) => one.tag - other.tag)
}

function tagEntry(key: string): { tag: number; vr: string } {
  if (!/^[\da-f]{8}$/iu.test(key)) throw new Error(`neither a known keyword nor a tag: ${key}`)
  const tag = Number.parseInt(key, 16)
  return { tag, vr: entryOfTag(tag)?.vr ?? 'UN' }
}

function writeRow(sink: ByteSink, { tag, vr, value }: Row, syntax: DatasetSyntax): void {
  if (vr === 'SQ') {
    writeSequence(sink, tag, (value ?? []) as readonly DicomDataset[], syntax)
  } else if (value !== null && isEncapsulated(value)) {
    writeHead(sink, tag, 'OB', UNDEFINED, syntax)
    encapsulate(sink, value)
  } else {
    const bytes = value === null ? new Uint8Array(0) : valueBytes(vr, value, sink.isLittle)
    writeHead(sink, tag, vr, bytes.length, syntax)
    sink.put(bytes)
  }
}

function writeHead(
  sink: ByteSink,
  tag: number,
  vr: string,
  length: number,
  { isExplicit }: DatasetSyntax,
): void {
  sink.tag(tag)
  if (isExplicit) sink.ascii(vr)
  const isShort = isExplicit && !LONG_FORM.has(vr)
  if (isExplicit && !isShort) sink.u16(0)
  if (isShort) sink.u16(length)
  else sink.u32(length)
}

function writeSequence(
  sink: ByteSink,
  tag: number,
  items: readonly DicomDataset[],
  syntax: DatasetSyntax,
): void {
  const isDefined = syntax.sequences === 'defined'
  writeHead(sink, tag, 'SQ', UNDEFINED, syntax)
  const start = sink.length
  for (const item of items) {
    sink.tag(0xfffe_e000)
    sink.u32(UNDEFINED)
    const itemStart = sink.length
    writeDataset(sink, item, syntax)
    if (isDefined) sink.setU32(itemStart - 4, sink.length - itemStart)
    else writeDelimiter(sink, 0xfffe_e00d)
  }
  if (isDefined) sink.setU32(start - 4, sink.length - start)
  else writeDelimiter(sink, 0xfffe_e0dd)
}

function writeDelimiter(sink: ByteSink, tag: number): void {
  sink.tag(tag)
  sink.u32(0)
}
