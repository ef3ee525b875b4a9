import type { Locale, ReportSection } from '@pandok/domain'
import type { ReportEntry } from '../run/PlateRun.ts'
import { capitalized } from '../run/phrase/capitalized.ts'
import { itemWords } from './itemWords.ts'
import { PUNCTUATION } from './punctuation.ts'
import type { ReportItem } from './ReportItem.ts'

const plain = (...entries: readonly ReportEntry[]): ReportItem => ({
  ...{ title: '', rows: '', entries, joins: 'sentences', number: undefined, frame: undefined },
})

/** Sentences as they share lines: those of one row, rows that say the same, and what goes on in the line before it. */
export function inLines(
  said: readonly ReportEntry[],
  section: ReportSection,
  locale: Locale,
): readonly ReportItem[] {
  const rows = rowItems(said, section, locale)
  return continued(said).flatMap((parts): readonly ReportItem[] => {
    const [first] = parts
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

/** By the first sentence of each: in its place stands the whole line. */
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

/** They begin a line, and the first of them its first sentence. */
const rowNames = (labels: readonly string[], locale: Locale): string =>
  capitalized(labels.join(PUNCTUATION[locale].comma), locale)

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
