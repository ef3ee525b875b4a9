import type { ReportSection } from '@pandok/domain'
import { jsonBytes } from '../document/reading/jsonBytes.ts'
import { headingOf } from './headingOf.ts'
import { SECTION_MAX_BYTES, SECTIONS_MAX } from './limits.ts'

export interface PastedSection {
  section: ReportSection
  /** The text of the heading; '' without one. */
  title: string
  lines: string[]
  /** The number of its first line in the pasted text, from 1. */
  firstLine: number
}

/**
 * Splits a report at its headings, which are dropped because the section implies them. A part without a
 * heading is findings.
 */
export function splitSections(text: string): PastedSection[] {
  const first: PastedSection = { section: 'findings', title: '', lines: [], firstLine: 1 }
  const sections = [first]
  let isHeaded = false
  const hasLetters = !/^[ \t]{0,20}[AB]\)/mu.test(text)
  text.split('\n').forEach((line, index) => {
    const heading = sections.length < SECTIONS_MAX ? headingOf(line, hasLetters) : undefined
    if (heading) {
      isHeaded = true
      const lines = heading.rest === '' ? [] : [heading.rest]
      const firstLine = index + (lines.length > 0 ? 1 : 2)
      sections.push({ section: heading.section, title: heading.title, lines, firstLine })
      return
    }
    if (isBehindComparison(sections.at(-1), line))
      sections.push({ section: 'findings', title: '', lines: [], firstLine: index + 1 })
    sections.at(-1)?.lines.push(line)
  })
  if (!isHeaded) return inParts(first)
  return sections
    .map(withoutBlankEnds)
    .filter(({ lines, title }) => lines.length > 0 || title !== '')
    .flatMap(inParts)
}

/**
 * The earlier examination is named on the line of the heading; a line below it without a heading of its own is about
 * the patient.
 */
const isBehindComparison = (part: PastedSection | undefined, line: string): boolean =>
  (part?.section === 'comparison' || (part?.section === 'technique' && LABELLED.test(line))) &&
  (part.lines[0] ?? '').trim() !== '' &&
  /^\S/u.test(line)
/** «Tumor size: …» below «Procedure: …» is about the tumor. */
const LABELLED = /^\p{L}[^\n:：]{1,40}[:：]/u

function withoutBlankEnds(part: PastedSection): PastedSection {
  const isText = (line: string) => line.trim() !== ''
  const start = part.lines.findIndex(isText)
  if (start < 0) return { ...part, lines: [] }
  const lines = part.lines.slice(start, part.lines.findLastIndex(isText) + 1)
  return { ...part, lines, firstLine: part.firstLine + start }
}

/** Splits a part that is too long for one output into several, between lines. */
export function inParts(whole: PastedSection): PastedSection[] {
  if (whole.lines.length === 0) return [whole]
  const parts: PastedSection[] = []
  let bytes = 0
  for (const { piece, offset } of whole.lines.flatMap(inPieces)) {
    const part = parts.at(-1)
    bytes += jsonBytes(piece)
    if (part && bytes <= SECTION_MAX_BYTES) part.lines.push(piece)
    else {
      parts.push({ ...whole, lines: [piece], firstLine: whole.firstLine + offset })
      bytes = jsonBytes(piece)
    }
  }
  return parts
}

const PIECE = 2000

/** A single very long line would exceed an output by itself, so it is split as well. */
function inPieces(line: string, offset: number): { piece: string; offset: number }[] {
  if (line.length <= PIECE) return [{ piece: line, offset }]
  const characters = [...line]
  const pieces: { piece: string; offset: number }[] = []
  for (let at = 0; at < characters.length; at += PIECE)
    pieces.push({ piece: characters.slice(at, at + PIECE).join(''), offset })
  return pieces
}
