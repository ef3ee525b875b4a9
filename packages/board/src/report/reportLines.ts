import type { Exam, Locale, ReportSection } from '@pandok/domain'
import type { ReportEntry } from '../run/PlateRun.ts'
import { PUNCTUATION } from './punctuation.ts'

/** A line of the report and the sentences that it is made of. */
export interface ReportLine {
  text: string
  entries: readonly string[]
  runs: ReadonlySet<string>
  /** It is about the whole exam: neither numbered nor said of a conclusion by its number. */
  isWhole: boolean
}

const CONCLUDING: ReadonlySet<ReportSection> = new Set(['impression', 'diagnosis'])

/** One section as lines: rows of a region on one line each, what is said twice once, conclusions with their numbers. */
export function sectionLines(
  entries: readonly ReportEntry[],
  section: ReportSection,
  { locale, exam }: { locale: Locale; exam?: Exam | undefined },
): readonly ReportLine[] {
  const said = entries.filter((entry) => entry.section === section && entry.text.trim() !== '')
  const lines = withoutRepeats(mergeRows(said, section, locale))
  if (CONCLUDING.has(section)) return numbered(lines)
  if (section !== 'recommendation' || !exam?.advice) return lines
  const conclusions = [...CONCLUDING]
    .flatMap((one) => sectionLines(entries, one, { locale }))
    .filter(({ isWhole }) => !isWhole)
  return conclusions.length < 2 ? lines : lines.map((line) => withNumbers(line, conclusions, exam, locale))
}

interface Row {
  label: string
  index: number
  parts: ReportEntry[]
}

/** Sentences of one row become one line, in the place of the row's first; rows that say the same are one line. */
function mergeRows(said: readonly ReportEntry[], section: ReportSection, locale: Locale): ReportLine[] {
  const rows = new Map<string, Row>()
  for (const entry of said) {
    if (!entry.row) continue
    const key = `${entry.row.region} ${entry.row.key}`
    const row = rows.get(key) ?? { label: entry.row.label, index: entry.row.index, parts: [] }
    row.parts.push(entry)
    rows.set(key, row)
  }
  const merged = new Map<string, { rows: Row[] }>()
  for (const [key, row] of rows) {
    const words = `${key.split(' ', 1)[0]} ${bodyOf(row, section, locale)}`
    merged.set(words, { rows: [...(merged.get(words)?.rows ?? []), row] })
  }
  const lineOf = new Map<ReportEntry, ReportLine>()
  for (const { rows: same } of merged.values()) {
    const line = rowLine(same, section, locale)
    const first = same[0]?.parts[0]
    if (first) lineOf.set(first, line)
  }
  return continued(said).flatMap((parts): ReportLine[] => {
    const [entry] = parts
    const line = lineOf.get(entry)
    if (entry.row) return line ? [line] : []
    const text = parts.map((part) => part.text.trim()).join(PUNCTUATION[locale].between)
    const isWhole = entry.isClosing ?? entry.isGeneral ?? false
    return [{ text, entries: parts.map(({ id }) => id), runs: runsOf(parts), isWhole }]
  })
}

type Sentences = readonly [first: ReportEntry, ...others: ReportEntry[]]

/** Sentences with those that stand in their line. What two of them would add in the same words, the last one adds. */
function continued(said: readonly ReportEntry[]): readonly Sentences[] {
  const lines: [ReportEntry, ...ReportEntry[]][] = []
  for (const [index, entry] of said.entries()) {
    const before = lines.at(-1)
    const isSaidLater = said.slice(index + 1).some((one) => one.continues && one.text === entry.text)
    if (!entry.continues || entry.row) lines.push([entry])
    else if (isSaidLater) continue
    else if (before && before[0].runId === entry.runId) before.push(entry)
    else lines.push([entry])
  }
  return lines
}

function bodyOf({ parts }: Row, section: ReportSection, locale: Locale): string {
  const { between, phrases, stop } = PUNCTUATION[locale]
  const texts = [...new Set(parts.map(({ text }) => text.trim()))]
  if (!CONCLUDING.has(section)) return texts.join(between)
  return texts.map((text) => text.replace(/[.。]$/u, '')).join(phrases) + stop
}

function rowLine(rows: readonly Row[], section: ReportSection, locale: Locale): ReportLine {
  const { comma, colon } = PUNCTUATION[locale]
  const inOrder = rows.toSorted((a, b) => a.index - b.index)
  const [first] = inOrder
  const parts = inOrder.flatMap((row) => row.parts)
  const label = inOrder.map((row) => row.label).join(comma)
  return {
    text: `${label}${colon}${first ? bodyOf(first, section, locale) : ''}`,
    entries: parts.map(({ id }) => id),
    runs: runsOf(parts),
    isWhole: false,
  }
}

const runsOf = (entries: readonly ReportEntry[]): ReadonlySet<string> =>
  new Set(entries.flatMap(({ runId }) => runId ?? []))

function withoutRepeats(lines: readonly ReportLine[]): readonly ReportLine[] {
  const known = new Map<string, ReportLine>()
  for (const line of lines) {
    const same = known.get(line.text)
    known.set(
      line.text,
      same
        ? {
            ...line,
            entries: [...same.entries, ...line.entries],
            runs: new Set([...same.runs, ...line.runs]),
          }
        : line,
    )
  }
  return [...known.values()]
}

/** What is about the whole exam stands behind the others. */
const numbered = (lines: readonly ReportLine[]): readonly ReportLine[] =>
  lines.filter(({ isWhole }) => !isWhole).length < 2
    ? lines
    : lines.map((line, index) => (line.isWhole ? line : { ...line, text: `${index + 1}. ${line.text}` }))

/** Advice says which of several conclusions it is for. */
function withNumbers(
  line: ReportLine,
  conclusions: readonly ReportLine[],
  exam: Exam,
  locale: Locale,
): ReportLine {
  const numbers = conclusions.flatMap(({ runs }, index) =>
    [...line.runs].some((run) => runs.has(run)) ? [String(index + 1)] : [],
  )
  const pattern = (numbers.length === 1 ? exam.advice?.one : exam.advice?.many)?.[locale]
  if (line.isWhole || numbers.length === 0 || pattern === undefined) return line
  const { comma, and } = PUNCTUATION[locale]
  const [last, ...others] = numbers.toReversed()
  const list = others.length === 0 ? last : `${others.toReversed().join(comma)}${and}${last}`
  return { ...line, text: pattern.replace('{n}', list ?? '').replace('{text}', line.text) }
}
