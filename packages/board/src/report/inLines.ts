import type { Locale, ReportSection } from '@pandok/domain'
import type { ReportEntry } from '../run/PlateRun.ts'
import { capitalized } from '../run/phrase/capitalized.ts'
import { DESCRIBING } from './describing.ts'
import { itemWords } from './itemWords.ts'
import { lesionLists } from './lesionLists.ts'
import { PUNCTUATION } from './punctuation.ts'
import type { ReportItem } from './ReportItem.ts'

const plain = (...entries: readonly ReportEntry[]): ReportItem => ({
  title: '',
  rows: '',
  entries,
  joins: 'sentences',
  number: undefined,
  frame: undefined,
})

/**
 * Groups the sentences that share a line: those of one row, rows with the same text, those of one lesion
 * among several, and continuations of the line before.
 */
export function inLines(
  said: readonly ReportEntry[],
  section: ReportSection,
  locale: Locale,
): readonly ReportItem[] {
  const rows = rowItems(said, section, locale)
  const lists = DESCRIBING.has(section) ? lesionLists(said) : undefined
  return continued(said).flatMap((parts): readonly ReportItem[] => {
    const [first] = parts
    const list = lists?.get(first)
    if (list) return list.map(({ entries }) => plain(...entries))
    const row = rows.get(first)
    if (first.row) return row ? [row] : []
    return [plain(...parts)]
  })
}

interface Row {
  label: string
  index: number
  entries: ReportEntry[]
}

/** Each line is placed where its first sentence would be. */
function rowItems(
  said: readonly ReportEntry[],
  section: ReportSection,
  locale: Locale,
): ReadonlyMap<ReportEntry, ReportItem> {
  const joins = section === 'impression' || section === 'diagnosis' ? 'phrases' : 'sentences'
  const rows = new Map<string, Row>()
  for (const entry of said) {
    if (!entry.row) continue
    const key = `${entry.row.region} ${entry.row.key}`
    const row = rows.get(key) ?? { label: entry.row.label, index: entry.row.index, entries: [] }
    row.entries.push(entry)
    rows.set(key, row)
  }
  const saying = new Map<string, Row[]>()
  for (const [key, row] of rows) {
    const words = `${key.split(' ', 1)[0]} ${itemWords({ ...plain(...row.entries), joins }, locale)}`
    saying.set(words, [...(saying.get(words) ?? []), row])
  }
  return new Map(
    [...saying.values()].flatMap((same): [ReportEntry, ReportItem][] => {
      const entries = same.flatMap((row) => row.entries)
      const [first] = entries
      const labels = same.toSorted((a, b) => a.index - b.index).map(({ label }) => label)
      return first ? [[first, { ...plain(...entries), rows: rowNames(labels, locale), joins }]] : []
    }),
  )
}

/** Row names begin a line, so the first one is capitalized like a sentence. */
const rowNames = (labels: readonly string[], locale: Locale): string =>
  capitalized(labels.join(PUNCTUATION[locale].comma), locale)

type Sentences = readonly [first: ReportEntry, ...others: ReportEntry[]]

/**
 * Groups each sentence with those that continue its line. If two would add the same words, only the last one
 * adds them.
 */
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
