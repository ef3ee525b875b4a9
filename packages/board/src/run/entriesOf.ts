import { type Locale, REPORT_SECTIONS } from '@pandok/domain'
import type { Edit, OwnText, RunDocument } from './document/RunDocument.ts'
import type { LiveRun, LiveSentence } from './live/LiveRun.ts'
import type { ReportEntry } from './PlateRun.ts'

const RANK = new Map(REPORT_SECTIONS.map((section, rank) => [section, rank]))

/** The report's sentences in its order. Those that say the same as before stay the same objects. */
export function entriesOf(
  { edits, texts, runs }: RunDocument,
  lives: readonly LiveRun[],
  locale: Locale,
  before: readonly ReportEntry[],
): readonly ReportEntry[] {
  const inOrder = lives
    .filter(({ isWritten }) => isWritten)
    .map((live) => ({ live, title: titleOf(live, runs) }))
    .sort((a, b) => a.live.plan.cell.position - b.live.plan.cell.position)
  const made = inOrder.flatMap(({ live, title }) =>
    live.sentencesIn(locale).flatMap((sentence, index): ReportEntry[] => {
      const edit = edits.get(sentence.id)
      const removed = edit?.kind === 'removed' && live.sentencesIn(edit.locale)[index]?.text === edit.base
      const place = { runId: live.id, cellId: live.plan.cell.id, title }
      return removed ? [] : entryOf(sentence, edit, place)
    }),
  )
  const all = [...made, ...texts.map(ownEntry)]
  // Sorting is stable: within a section the order stays.
  all.sort((a, b) => (RANK.get(a.section) ?? 0) - (RANK.get(b.section) ?? 0))
  const known = new Map(before.map((entry) => [entry.id, entry]))
  const kept = all.map((entry) => {
    const same = known.get(entry.id)
    return same && isSame(same, entry) ? same : entry
  })
  return kept.length === before.length && kept.every((entry, index) => entry === before[index])
    ? before
    : kept
}

/** A cell that was run more than once numbers its headings. */
function titleOf({ id, plan }: LiveRun, runs: RunDocument['runs']): string {
  const { title, id: cellId } = plan.cell
  const written = runs.filter((run) => run.cellId === cellId && run.isWritten)
  return written.length > 1 ? `${title} ${written.findIndex((run) => run.id === id) + 1}` : title
}

function entryOf(
  { id, section, text }: LiveSentence,
  edit: Edit | undefined,
  place: Pick<ReportEntry, 'runId' | 'cellId' | 'title'>,
): ReportEntry[] {
  if (edit?.kind === 'words') {
    const newer = text === edit.base ? undefined : text
    return [{ id, section, ...place, text: edit.text, isEdited: true, newer }]
  }
  return text === null ? [] : [{ id, section, ...place, text, isEdited: false, newer: undefined }]
}

const ownEntry = ({ id, section, text }: OwnText): ReportEntry => ({
  ...{ id, section, text, runId: null, cellId: null, title: '' },
  isEdited: false,
  newer: undefined,
})

const isSame = (a: ReportEntry, b: ReportEntry): boolean =>
  a.text === b.text &&
  a.newer === b.newer &&
  a.isEdited === b.isEdited &&
  a.title === b.title &&
  a.section === b.section
