import type { Refusal } from '../../model/Refusal.ts'
import { tagOf } from '../dictionary.ts'
import { DEFLATED, EXPLICIT_BIG, EXPLICIT_LITTLE, IMPLICIT_LITTLE, isNative } from '../transferSyntax.ts'
import { inflate } from './inflate.ts'
import type { ParsedDataset, Source, Syntax } from './ParsedDataset.ts'
import { parseDataset } from './parseDataset.ts'
import { isLikelyDataset, sniffSyntax } from './sniffSyntax.ts'
import { stringOf } from './values.ts'

export interface ParsedFile {
  dataset: ParsedDataset
  meta: ParsedDataset
  transferSyntax: string
  isDeflated: boolean
  /** The start of the data set in the file, before inflating. */
  dataStart: number
}

export type ParseResult = { ok: true; file: ParsedFile } | { ok: false; refusal: Refusal }

const EXPLICIT: Syntax = { isExplicit: true, isLittle: true }

const refused = (reason: Refusal['reason']): ParseResult => ({ ok: false, refusal: { reason } })

/** Parses group 2 and the data set, with or without a preamble and with or without group 2. */
export function parseFile(bytes: Uint8Array): ParseResult {
  if (bytes.length === 0) return refused('empty')
  const source = sourceOf(bytes)
  const start = startOf(bytes)
  if (start === undefined) {
    return isLikelyDataset(source, 0) ? parsedFrom(source, 0, emptyMeta(source)) : refused('notAnImage')
  }
  const meta = parseDataset(source, start, bytes.length, EXPLICIT, { group: 2 })
  return parsedFrom(source, endOf(meta, start), meta)
}

const sourceOf = (bytes: Uint8Array): Source => ({
  bytes,
  view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
})

/** The start of group 2; undefined if there is neither `DICM` nor a group 2. */
function startOf(bytes: Uint8Array): number | undefined {
  if (isDicm(bytes, 128)) return 132
  if (isDicm(bytes, 0)) return 4
  return bytes[0] === 2 && bytes[1] === 0 && bytes[3] === 0 && bytes.length > 8 ? 0 : undefined
}

const isDicm = (bytes: Uint8Array, at: number) =>
  bytes[at] === 0x44 && bytes[at + 1] === 0x49 && bytes[at + 2] === 0x43 && bytes[at + 3] === 0x4d

const emptyMeta = (source: Source) => parseDataset(source, 0, 0, EXPLICIT)

/** The Group Length is often wrong, so the elements themselves determine where group 2 ends. */
function endOf(meta: ParsedDataset, start: number): number {
  let end = start
  for (const element of meta.elements.values()) end = Math.max(end, element.end)
  return end
}

function parsedFrom(source: Source, dataStart: number, meta: ParsedDataset): ParseResult {
  const declared = stringOf(meta, tagOf('TransferSyntaxUID'))
  const isDeflated = declared === DEFLATED
  const inflated = isDeflated ? inflate(source.bytes.subarray(dataStart)) : undefined
  if (isDeflated && !inflated) return refused('tooLarge')
  const body = inflated ? sourceOf(inflated) : source
  const start = inflated ? 0 : dataStart
  const syntax = sniffSyntax(body, start, declaredSyntax(declared))
  const dataset = parseDataset(body, start, body.bytes.length, syntax)
  const transferSyntax = declared === '' || isNative(declared) ? nativeSyntax(syntax, isDeflated) : declared
  return { ok: true, file: { dataset, meta, transferSyntax, isDeflated, dataStart } }
}

const declaredSyntax = (uid: string): Syntax => ({
  isExplicit: uid !== IMPLICIT_LITTLE,
  isLittle: uid !== EXPLICIT_BIG,
})

/** The actual syntax of the bytes, where the file says nothing or is wrong. */
function nativeSyntax({ isExplicit, isLittle }: Syntax, isDeflated: boolean): string {
  if (isDeflated) return DEFLATED
  if (!isLittle) return EXPLICIT_BIG
  return isExplicit ? EXPLICIT_LITTLE : IMPLICIT_LITTLE
}
