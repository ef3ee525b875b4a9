import type { FillStyle, GraphicStyle, LineStyle, TextStyle } from '../../../model/Presentation.ts'
import { firstItem } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { bytesOf, numberOf, numbersOf, stringOf } from '../../parse/values.ts'
import { tags } from '../tags.ts'
import { rgbOfCielab } from './rgbOfCielab.ts'

const T = tags(
  'LineStyleSequence',
  'FillStyleSequence',
  'TextStyleSequence',
  'PatternOnColorCIELabValue',
  'PatternOffColorCIELabValue',
  'PatternOnOpacity',
  'PatternOffOpacity',
  'LineThickness',
  'LineDashingStyle',
  'LinePattern',
  'FillMode',
  'FillPattern',
  'TextColorCIELabValue',
  'CSSFontName',
  'Bold',
  'Italic',
  'Underlined',
)

/** How an item of a graphic or a text wants to be drawn (PS3.3 C.10.5.1.3.12 to 14); undefined if it doesn't say. */
export function graphicStyleOf(item: ParsedDataset): GraphicStyle | undefined {
  const [line, fill, text] = [
    firstItem(item, T.LineStyleSequence),
    firstItem(item, T.FillStyleSequence),
    firstItem(item, T.TextStyleSequence),
  ]
  if (!line && !fill && !text) return undefined
  return {
    ...(line && { line: lineStyleOf(line) }),
    ...(fill && { fill: fillStyleOf(fill) }),
    ...(text && { text: textStyleOf(text) }),
  }
}

function lineStyleOf(item: ParsedDataset): LineStyle {
  const color = rgbOfCielab(numbersOf(item, T.PatternOnColorCIELabValue))
  const offColor = rgbOfCielab(numbersOf(item, T.PatternOffColorCIELabValue))
  const thickness = numberOf(item, T.LineThickness)
  const dashes = stringOf(item, T.LineDashingStyle) === 'DASHED' ? dashesOf(item) : undefined
  return {
    ...(color && { color }),
    opacity: opacityOf(item, T.PatternOnOpacity, 1),
    ...(thickness !== undefined && thickness > 0 && { thickness }),
    ...(dashes && { dashes }),
    ...(dashes && offColor && { off: { color: offColor, opacity: opacityOf(item, T.PatternOffOpacity, 1) } }),
  }
}

const LINE_BITS = 32

/** Lengths of dashes and gaps in turn, in bits of the pattern; undefined for a solid line. */
function dashesOf(item: ParsedDataset): number[] | undefined {
  const pattern = numberOf(item, T.LinePattern)
  if (pattern === undefined) return undefined
  const bits = Array.from({ length: LINE_BITS }, (_, at) => Math.floor(pattern / 2 ** at) % 2)
  // The pattern repeats, so it may begin with any of its dashes.
  const start = bits.findIndex((bit, at) => bit === 1 && bits.at(at - 1) === 0)
  if (start < 0) return undefined
  const runs: number[] = []
  let before = 0
  for (let at = 0; at < LINE_BITS; at++) {
    const bit = bits[(start + at) % LINE_BITS] ?? 0
    if (bit === before) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1
    else runs.push(1)
    before = bit
  }
  return runs
}

function fillStyleOf(item: ParsedDataset): FillStyle {
  const color = rgbOfCielab(numbersOf(item, T.PatternOnColorCIELabValue))
  const offColor = rgbOfCielab(numbersOf(item, T.PatternOffColorCIELabValue))
  const stipple = stringOf(item, T.FillMode) === 'STIPPELED' ? bytesOf(item, T.FillPattern) : undefined
  const isWhole = stipple?.length === STIPPLE_BYTES
  return {
    ...(color && { color }),
    opacity: opacityOf(item, T.PatternOnOpacity, 1),
    ...(isWhole && { stipple: runsIn(stipple) }),
    ...(isWhole &&
      offColor && { off: { color: offColor, opacity: opacityOf(item, T.PatternOffOpacity, 0) } }),
  }
}

/** A matrix of 32 × 32 bits. */
const [STIPPLE_SIDE, STIPPLE_BYTES] = [32, 128]

/** The bits that are 1, row by row from the upper left corner; in a byte the lowest bit is the first one. */
function runsIn(bytes: Uint8Array): { x: number; y: number }[] {
  return Array.from({ length: STIPPLE_SIDE ** 2 }, (_, at) => at)
    .filter((at) => (((bytes[at >> 3] ?? 0) >> (at & 7)) & 1) === 1)
    .map((at) => ({ x: at % STIPPLE_SIDE, y: Math.floor(at / STIPPLE_SIDE) }))
}

const FAMILIES = ['serif', 'sans-serif', 'cursive', 'fantasy', 'monospace'] as const

function textStyleOf(item: ParsedDataset): TextStyle {
  const color = rgbOfCielab(numbersOf(item, T.TextColorCIELabValue))
  const name = stringOf(item, T.CSSFontName).toLowerCase()
  const family = FAMILIES.find((one) => one === name)
  return {
    ...(color && { color }),
    ...(family && { family }),
    isBold: stringOf(item, T.Bold) === 'Y',
    isItalic: stringOf(item, T.Italic) === 'Y',
    isUnderlined: stringOf(item, T.Underlined) === 'Y',
  }
}

function opacityOf(item: ParsedDataset, tag: number, otherwise: number): number {
  const opacity = numberOf(item, tag)
  return opacity === undefined ? otherwise : Math.min(Math.max(opacity, 0), 1)
}
