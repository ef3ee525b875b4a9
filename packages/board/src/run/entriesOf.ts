import { cellIn, type Exam, type Locale, type ReportSection } from '@pandok/domain'
import { comparisonSentence } from './comparisonEntry.ts'
import type { Edit, OwnText, RunDocument } from './document/RunDocument.ts'
import { findingsOf, type LiveFinding, phraseOf } from './exam/findingsOf.ts'
import { inReadingOrder } from './exam/inReadingOrder.ts'
import { joinedSides } from './exam/joinedSides.ts'
import type { Statement } from './exam/Statement.ts'
import { settle } from './exam/settle.ts'
import { isConclusion } from './exam/settleConclusions.ts'
import { unlessEdited } from './exam/unlessEdited.ts'
import { followUpSentences } from './followUpEntries.ts'
import type { LiveRun, LiveSentence } from './live/LiveRun.ts'
import type { Contradicted, Disputed, ReportEntry, SuppressedSentence } from './PlateRun.ts'
import { languageOf, type ReportLanguages } from './ReportLanguages.ts'

export interface Written {
  entries: readonly ReportEntry[]
  suppressed: readonly SuppressedSentence[]
  contradicted: readonly Contradicted[]
  disputed: readonly Disputed[]
  findings: readonly LiveFinding[]
  /** Whether something is concluded, apart from the normal conclusion. */
  isConcluded: boolean
}

interface EntrySources {
  document: RunDocument
  liveRuns: readonly LiveRun[]
  languages: ReportLanguages
  exam: Exam | undefined
}

/**
 * Returns the sentences of the report in its order, and those that were replaced by findings. Unchanged
 * entries keep their identity.
 */
export function entriesOf({ document, liveRuns, languages, exam }: EntrySources, before: Written): Written {
  const { edits, texts } = document
  const written = liveRuns.filter(({ isWritten }) => isWritten)
  const findings = written.flatMap((live) => findingsOf(live, exam, languages, written))
  const shown = joinedSides(written, edits)
  const ordinals = ordinalsOf(shown)
  const inOrder = exam ? shown : shown.toSorted((a, b) => a.plan.cell.position - b.plan.cell.position)
  const statements = inOrder.flatMap((live) =>
    statementsOf(live, { edits, languages, exam, findings, ordinal: ordinals.get(live.id) ?? '' }),
  )
  const ran = new Set(written.map(({ plan }) => plan.cell.id))
  const settled = settle({ statements, findings, ran, exam })
  const own = [
    ...comparisonOf({ document, liveRuns, languages, exam }),
    ...followUpsOf(document, languages),
    ...texts.map(ownEntry),
  ]
  const alone = own.map((entry): Statement => ({ ...PLAIN, entry }))
  const all = [...settled.statements, ...alone]
  const entries = inReadingOrder(all, exam).map(({ entry }) => entry)
  return {
    entries: keepSame(entries, before.entries, ({ id }) => id, isSame),
    suppressed: keepSame(settled.suppressed, before.suppressed, ({ entry }) => entry.id, isSameStep),
    contradicted: settled.contradicted,
    disputed: settled.disputed,
    findings,
    isConcluded: all.some(concludes),
  }
}

/** An empty sentence that somebody has begun concludes nothing yet; the normal conclusion does if its words were changed. */
const concludes = (one: Statement): boolean =>
  isConclusion(one) &&
  one.entry.text.trim() !== '' &&
  (one.role?.kind !== 'normalConclusion' || one.edit !== undefined)

interface Writing extends Pick<RunDocument, 'edits'>, Pick<EntrySources, 'languages' | 'exam'> {
  /** The findings of all runs. */
  findings: readonly LiveFinding[]
  ordinal: string
}

function statementsOf(live: LiveRun, { edits, languages, exam, findings, ordinal }: Writing): Statement[] {
  const own = findings.filter(({ runId }) => runId === live.id)
  const { cell } = live.plan
  const sentences = live.sentencesIn(languages)
  const saysSomething = sentences.some(({ text }) => text !== null && text.trim() !== '')
  return sentences.flatMap((sentence, index): Statement[] => {
    const { role, unless, finds, moduleId } = sentence
    const finding = own.find(({ region }) => finds.includes(region)) ?? own[0]
    const edit = edits.get(sentence.id)
    // Every optional part is empty, as in «[Background: {bg}.]». Nobody cleared the sentence, and the run has other
    // sentences, so it is left out.
    if (!edit && saysSomething && sentence.text?.trim() === '') return []
    const plan = live.plan.sentences[index]
    const locale = languageOf(languages, sentence.section)
    const saidIn = (other: Locale) => (plan && other !== locale ? live.textIn(plan, other) : sentence.text)
    const removed = edit?.kind === 'removed' && saidIn(edit.locale) === edit.base
    const place = {
      runId: live.id,
      cellId: cell.id,
      ...(moduleId !== undefined && { moduleId }),
      title: cellIn(cell, locale).title + ordinal,
      ...meaningOf({ sentence, finding, exam, locale }),
    }
    const words = edit?.kind === 'words' ? edit : undefined
    const made = (removed ? [] : entryOf(sentence, edit, place)).map(
      (entry): Statement => ({ entry, finding, role, unless, edit: words }),
    )
    return isDropped(sentence, live, findings) ? made.flatMap(unlessEdited) : made
  })
}

function comparisonOf({ document, liveRuns, languages }: EntrySources): ReportEntry[] {
  const sentence = comparisonSentence(document, liveRuns, languages)
  const edit = sentence && document.edits.get(sentence.id)
  if (!sentence) return []
  const isRemoved = edit?.kind === 'removed' && edit.base === sentence.text
  const place = { runId: null, cellId: null, title: '', isComparison: true }
  return isRemoved ? [] : entryOf(sentence, edit, place)
}

const followUpsOf = (document: RunDocument, languages: ReportLanguages): readonly ReportEntry[] =>
  followUpSentences(document, languages).flatMap((sentence) =>
    entryOf(sentence, document.edits.get(sentence.id), { runId: null, cellId: null, title: '' }),
  )

const PLAIN = { edit: undefined, finding: undefined, role: undefined, unless: undefined }

/** Returns whether a finding removes this advice. */
const isDropped = ({ id, section }: LiveSentence, live: LiveRun, findings: readonly LiveFinding[]): boolean =>
  section === 'recommendation' &&
  findings.some(({ dropsAdvice }) => dropsAdvice?.(live, phraseOf(id, live)) ?? false)

/** Sentences for the reader of the report belong to the whole exam, whichever rows they come from. */
const OF_NO_ROW: ReadonlySet<ReportSection> = new Set(['recommendation', 'comment'])

type Meaning = Pick<ReportEntry, 'rank' | 'row' | 'isClosing' | 'isGeneral' | 'continues'>

const meaningOf = ({
  sentence: { role, section, continues },
  finding,
  exam,
  locale,
}: {
  sentence: LiveSentence
  finding: LiveFinding | undefined
  exam: Exam | undefined
  locale: Locale
}): Meaning => ({
  ...((role?.kind === 'assessment' || (finding?.isOverall && section === 'impression')) && {
    isClosing: true,
  }),
  ...((isGeneral(role, exam) || (finding?.isOverall && section === 'recommendation')) && { isGeneral: true }),
  ...(continues && { continues: true }),
  ...(finding?.rank !== undefined && { rank: finding.rank }),
  ...(finding?.row &&
    !OF_NO_ROW.has(section) && {
      row: {
        region: finding.region,
        key: finding.row.key,
        index: finding.row.index,
        label: finding.row.label(locale),
      },
    }),
})

/** Advice of a category that requires no action is not given for single findings. */
const isGeneral = (role: LiveSentence['role'], exam: Exam | undefined): boolean =>
  role?.kind === 'assessmentAdvice' && !(exam?.assessment?.actionable.includes(role.category) ?? false)

/** If a cell was run more than once, its headings are numbered. */
function ordinalsOf(written: readonly LiveRun[]): ReadonlyMap<string, string> {
  const byCell = new Map<string, string[]>()
  for (const { id, plan } of written) {
    const own = byCell.get(plan.cell.id)
    if (own) own.push(id)
    else byCell.set(plan.cell.id, [id])
  }
  const repeated = [...byCell.values()].filter(({ length }) => length > 1)
  return new Map(repeated.flatMap((own) => own.map((id, index): [string, string] => [id, ` ${index + 1}`])))
}

function entryOf(
  { id, section, text, unconfirmed, followUps }: LiveSentence,
  edit: Edit | undefined,
  place: Pick<ReportEntry, 'runId' | 'cellId' | 'moduleId' | 'title' | 'isComparison'> & Meaning,
): ReportEntry[] {
  if (edit?.kind === 'words') {
    const newer = text === edit.base ? undefined : text
    return [{ id, section, ...place, text: edit.text, isEdited: true, newer }]
  }
  if (text === null) return []
  const more = {
    ...(unconfirmed.length > 0 && { unconfirmed }),
    ...(followUps.length > 0 && { followUps }),
  }
  return [{ id, section, ...place, text, isEdited: false, newer: undefined, ...more }]
}

const ownEntry = ({ id, section, text }: OwnText): ReportEntry => ({
  id,
  section,
  text,
  runId: null,
  cellId: null,
  title: '',
  isEdited: false,
  newer: undefined,
})

function keepSame<T>(
  now: readonly T[],
  before: readonly T[],
  idOf: (item: T) => string,
  isSameItem: (a: T, b: T) => boolean,
): readonly T[] {
  const known = new Map(before.map((item) => [idOf(item), item]))
  const kept = now.map((item) => {
    const same = known.get(idOf(item))
    return same && isSameItem(same, item) ? same : item
  })
  return kept.length === before.length && kept.every((item, index) => item === before[index]) ? before : kept
}

const isSame = (a: ReportEntry, b: ReportEntry): boolean =>
  a.text === b.text &&
  a.newer === b.newer &&
  a.isEdited === b.isEdited &&
  a.title === b.title &&
  a.section === b.section &&
  a.rank === b.rank &&
  a.isClosing === b.isClosing &&
  a.isGeneral === b.isGeneral &&
  a.continues === b.continues &&
  a.row?.label === b.row?.label &&
  JSON.stringify(a.followUps) === JSON.stringify(b.followUps) &&
  JSON.stringify(a.unconfirmed) === JSON.stringify(b.unconfirmed)

const isSameStep = (a: SuppressedSentence, b: SuppressedSentence): boolean =>
  isSame(a.entry, b.entry) && a.by.join() === b.by.join()
