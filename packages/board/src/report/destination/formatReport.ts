import { type Exam, type Locale, REPORT_SECTIONS, type ReportSection } from '@pandok/domain'
import type { ReportEntry } from '../../run/PlateRun.ts'
import { languageOf } from '../../run/ReportLanguages.ts'
import { itemWords } from '../itemWords.ts'
import { joinSentences } from '../joinSentences.ts'
import type { ReportItem } from '../ReportItem.ts'
import { sectionItems } from '../sectionItems.ts'
import type { Destination } from './Destination.ts'
import { type EndingParts, entriesWithEndings } from './entriesWithEndings.ts'
import { escapeMarkdown } from './escapeMarkdown.ts'
import { repertoireOf } from './repertoireOf.ts'
import { rtfDocument, rtfText } from './rtf.ts'
import { substitute, type WrittenPiece } from './substitute.ts'
import { wrapPieces } from './wrapPieces.ts'

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u

export interface FormatParts extends Omit<EndingParts, 'koreanEndings'> {
  entries: readonly ReportEntry[]
  destination: Destination
  sectionName: (section: ReportSection, locale: Locale) => string
  /** Whether the titles of cells are written before their sentences in describing sections. */
  titles: boolean
  exam?: Exam | undefined
  /** The section to write, without its heading; undefined for the whole report. */
  section?: ReportSection | undefined
}

export interface FormattedReport {
  /** The exact content of the clipboard. */
  text: string
  /** The same text in pieces, in which substituted characters are marked. */
  pieces: readonly WrittenPiece[]
  /** Each character that was replaced or lost, listed once. */
  substitutions: readonly { from: string; to: string; isLost: boolean; count: number }[]
}

/** A line before it is wrapped. */
interface Line {
  kind: 'heading' | 'item'
  /** The number or dash with the space after it. */
  mark: string
  text: string
  startsForm?: boolean | undefined
}

/** Writes a report in the format of one system. */
export function formatReport(given: FormatParts): FormattedReport {
  const { destination, section } = given
  const parts = { ...given, entries: entriesWithEndings(given.entries, { ...given, ...destination }) }
  const sections = section ? [section] : REPORT_SECTIONS
  const blocks = sections.flatMap((one) => inForms(linesOf(one, parts))).filter((lines) => lines.length > 0)
  const pieces = writtenBlocks(blocks, destination)
  return {
    text: pieces.map(({ text }) => text).join(''),
    pieces,
    substitutions: substitutionsIn(pieces),
  }
}

function linesOf(section: ReportSection, parts: FormatParts): Line[] {
  const { entries, destination, languages, titles, sectionName, section: only } = parts
  const locale = languageOf(languages, section)
  const items = sectionItems(entries, section, { titles, locale, exam: parts.exam })
  if (items.length === 0) return []
  const lines = bodyOf(items, locale, parts)
  if (only || destination.headings === 'none') return lines
  const isInline = destination.headings === 'inline' && destination.format === 'text'
  const style = destination.headings === 'inline' && !isInline ? 'plain' : destination.headings
  const name = headingOf(sectionName(section, locale), locale, style)
  const [first, ...rest] = lines
  return isInline && first && first.mark === ''
    ? [{ ...first, text: `${name} ${first.text}` }, ...rest]
    : [{ kind: 'heading', mark: '', text: name }, ...lines]
}

/** Several forms in one section are separated like sections. */
function inForms(lines: readonly Line[]): readonly (readonly Line[])[] {
  const starts = lines.flatMap(({ startsForm }, index) => (startsForm ? [index] : []))
  return [0, ...starts].map((start, index) => lines.slice(start, starts[index]))
}

function headingOf(name: string, locale: Locale, style: Destination['headings']): string {
  switch (style) {
    case 'brackets':
      return `[${name}]`
    case 'capitals':
      return `${name.toLocaleUpperCase(locale)}:`
    case 'colon':
    case 'inline':
      return `${name}:`
    default:
      return name
  }
}

function bodyOf(items: readonly ReportItem[], locale: Locale, parts: FormatParts): Line[] {
  const { items: style, numbers } = parts.destination
  const laidOut = runsInLines(items, locale)
  const said = items.map((item): Line => {
    const hasDash = style === 'dashes' && !item.entries.some(({ runId }) => runId && laidOut.has(runId))
    const number = item.number === undefined || numbers === 'none' ? '' : `${item.number}${SIGN[numbers]} `
    return {
      kind: 'item',
      mark: number === '' && hasDash ? '- ' : number,
      text: itemWords(item, locale),
      startsForm: item.startsForm,
    }
  })
  const isList = said.some(({ mark }) => mark !== '')
  return style === 'paragraph' && !isList
    ? [{ kind: 'item', mark: '', text: joinSentences(said.map(({ text }) => text)) }]
    : said
}

/** A run that writes several lines, such as a synoptic report, brings its own numbers: dashes would stand before some of them. */
const runsInLines = (items: readonly ReportItem[], locale: Locale): ReadonlySet<string> =>
  new Set(
    items
      .filter((item) => itemWords(item, locale).trim().includes('\n'))
      .flatMap(({ entries }) => entries.flatMap(({ runId }) => runId ?? [])),
  )

const SIGN = { dot: '.', bracket: ')' } as const

/** Only plain text is wrapped here; in the other formats the program that shows them wraps. */
function writtenBlocks(
  blocks: readonly (readonly Line[])[],
  destination: Destination,
): readonly WrittenPiece[] {
  const end: WrittenPiece = { text: destination.lineEnd === 'crlf' ? '\r\n' : '\n' }
  const has = repertoireOf(destination.characters)
  const written = (text: string) => substitute(text, has)
  if (destination.format === 'rtf') {
    const paragraphs = blocks.map((block) =>
      block.flatMap(({ kind, mark, text }) => rtfText(written(mark + text), kind === 'heading')),
    )
    return rtfDocument(between(paragraphs, destination.spacing === 'one' ? rtfText([], false) : []), end)
  }
  const isMarkdown = destination.format === 'markdown'
  const lines = blocks.map((block) =>
    block.flatMap((line, index) =>
      isMarkdown ? markdownLines(line, block[index + 1], written) : textLines(line, destination, written),
    ),
  )
  // Markdown needs the empty line: without it the paragraph of a heading would continue.
  const gap = isMarkdown || destination.spacing === 'one' ? [[{ text: '' }]] : []
  return joinLines(between(lines, gap), end)
}

const between = <T>(blocks: readonly (readonly T[])[], gap: readonly T[]): readonly T[] =>
  blocks.flatMap((block, index) => (index === 0 ? block : [...gap, ...block]))

function joinLines(lines: readonly (readonly WrittenPiece[])[], end: WrittenPiece): readonly WrittenPiece[] {
  return lines
    .flatMap((line, index) => (index === 0 ? line : [end, ...line]))
    .filter(({ text, from }) => text !== '' || from)
}

function textLines(
  { mark, text }: Line,
  { lineColumns, characters }: Destination,
  written: (text: string) => readonly WrittenPiece[],
): readonly (readonly WrittenPiece[])[] {
  const indent = ' '.repeat(mark.length)
  return text.split('\n').flatMap((line, index) => {
    const whole = written((index === 0 ? mark : indent) + line)
    if (lineColumns === null) return [whole]
    const own = /^ */u.exec(line)?.[0] ?? ''
    return wrapPieces(whole, {
      columns: lineColumns,
      indent: indent + own,
      columnsOf: (character) => columnsOf(character, characters),
    })
  })
}

function markdownLines(
  { kind, mark, text }: Line,
  next: Line | undefined,
  written: (text: string) => readonly WrittenPiece[],
): readonly (readonly WrittenPiece[])[] {
  if (kind === 'heading') return [[{ text: '## ' }, ...escapeMarkdown(written(text))], [{ text: '' }]]
  const indent = ' '.repeat(mark.length)
  const lines = text.split('\n')
  const said = lines.map((line, index) => {
    // Items of a list are separate by themselves; other lines would run together.
    const goesOn = index < lines.length - 1 || (next !== undefined && mark === '' && next.mark === '')
    return [
      { text: index === 0 ? mark : indent },
      ...escapeMarkdown(written(line)),
      ...(goesOn ? [{ text: '\\' }] : []),
    ]
  })
  const endsList = next !== undefined && (mark === '') !== (next.mark === '')
  return endsList ? [...said, [{ text: '' }]] : said
}

function substitutionsIn(pieces: readonly WrittenPiece[]): FormattedReport['substitutions'] {
  const found = new Map<string, { from: string; to: string; isLost: boolean; count: number }>()
  for (const { text, from, isLost = false } of pieces) {
    if (from === undefined) continue
    const known = found.get(`${from}\0${text}`)
    if (known) known.count++
    else found.set(`${from}\0${text}`, { from, to: text, isLost, count: 1 })
  }
  return [...found.values()]
}

/** Returns how many columns a character takes. Systems with code page 949 count its bytes. */
export const columnsOf = (character: string, characters: Destination['characters']): number => {
  if (/\p{M}|[\u200b-\u200d]/u.test(character)) return 0
  if (characters === 'cp949') return (character.codePointAt(0) ?? 0) < 0x80 ? 1 : 2
  return WIDE.test(character) ? 2 : 1
}
