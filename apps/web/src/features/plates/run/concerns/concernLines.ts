import type { Concern, Filling, Run, RunState } from '@pandok/board'
import { type Cell, type Locale, listNames, type ReportSection } from '@pandok/domain'
import { type Address, textOf } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'
import type { FormPlace } from '../panel/FormPlace.ts'
import { type Conflict, conflictKey } from './conflictsOf.ts'
import { contestWords } from './contestWords.ts'
import { titleOf } from './titleOf.ts'

export interface ConcernLine {
  key: string
  kind: Concern['kind']
  level: Concern['level']
  words: string
  /** The place where it can be corrected. */
  to:
    | { runId: string; place: FormPlace }
    | { entryId: string }
    | { cellId: string }
    | { section: ReportSection }
  /** The contradiction that can be resolved here. */
  conflict?: Conflict | undefined
}

type OfRun = Exclude<Extract<Concern, { runId: string }>, { kind: 'waiting' | 'incomputable' }>

/** The reasons that prevent copying, in words, blocking ones first. All fields of one form share a line. */
export function concernLines(
  { concerns, runs, entries }: RunState,
  text: Text,
  cells: readonly Cell[] = [],
): ConcernLine[] {
  const lines = new Map<string, { concern: OfRun; run: Run; filling: Filling; addresses: Address[] }>()
  const others: ConcernLine[] = []
  for (const concern of concerns) {
    if (concern.kind === 'waiting') continue
    if (concern.kind === 'outdated') {
      others.push(outdatedLine(concern, entries, text))
      continue
    }
    if (concern.kind === 'conflict') {
      others.push(conflictLine(concern, { runs, entries, cells }, text))
      continue
    }
    if (concern.kind === 'unconcluded') {
      others.push(unconcludedLine(concern, { runs, entries }, text))
      continue
    }
    if (concern.kind === 'incomputable') {
      others.push(...incomputableLine(concern, { runs, entries }, text))
      continue
    }
    const run = runs.find(({ id }) => id === concern.runId)
    const filling = run?.fillings.find(({ id }) => id === concern.filling)
    if (!run || !filling) continue
    const what = concern.kind === 'check' ? concern.check : ''
    const key = [concern.kind, concern.runId, concern.filling, what].join(' ')
    const line = lines.get(key) ?? { concern, run, filling, addresses: [] }
    lines.set(key, line)
    if (concern.at) line.addresses.push(concern.at)
  }
  const ofRuns = [...lines].map(([key, { concern, run, filling, addresses }]): ConcernLine => {
    const names = listNames(
      new Set(addresses.map((address) => fieldName(filling, address, text))),
      text.locale,
    )
    return {
      key,
      kind: concern.kind,
      level: concern.level,
      words: wordsOf(concern, filling, { title: headingOf(run, entries, text.locale), names }, text),
      to: { runId: run.id, place: { filling: filling.id, at: addresses[0] } },
    }
  })
  const order = { block: 0, warn: 1, info: 2 } as const
  return [...ofRuns, ...waitingLines(concerns, runs, cells, text), ...others].sort(
    (a, b) => order[a.level] - order[b.level],
  )
}

type ConcernOf<Kind extends Concern['kind']> = Extract<Concern, { kind: Kind }>

const outdatedLine = (
  { kind, level, entryId }: ConcernOf<'outdated'>,
  entries: RunState['entries'],
  text: Text,
): ConcernLine => ({
  key: `outdated ${entryId}`,
  kind,
  level,
  to: { entryId },
  words: text('plateRun.concern.outdated', {
    title: entries.find(({ id }) => id === entryId)?.title ?? '',
  }),
})

function unconcludedLine(
  { kind, level, runIds, section }: ConcernOf<'unconcluded'>,
  { runs, entries }: Pick<RunState, 'runs' | 'entries'>,
  text: Text,
): ConcernLine {
  const titles = runs.flatMap((run) =>
    runIds.includes(run.id) ? [headingOf(run, entries, text.locale)] : [],
  )
  const words = text('plateRun.concern.unconcluded', { titles: listNames(titles, text.locale) })
  return { key: kind, kind, level, words, to: { section } }
}

function incomputableLine(
  { kind, level, runId, filling: fillingId, value }: ConcernOf<'incomputable'>,
  { runs, entries }: Pick<RunState, 'runs' | 'entries'>,
  text: Text,
): ConcernLine[] {
  const run = runs.find(({ id }) => id === runId)
  const filling = run?.fillings.find(({ id }) => id === fillingId)
  if (!run || !filling) return []
  const computed = filling.definition.computed.find(({ id }) => id === value.id)
  const words = text('plateRun.concern.incomputable', {
    title: headingOf(run, entries, text.locale),
    name: textOf(computed?.label, text.locale) || value.id,
  })
  const key = [kind, runId, fillingId, value.id, value.row ?? ''].join(' ')
  return [{ key, kind, level, words, to: { runId, place: { filling: fillingId } } }]
}

function conflictLine(
  conflict: Conflict,
  { runs, entries, cells }: Pick<RunState, 'runs' | 'entries'> & { cells: readonly Cell[] },
  text: Text,
): ConcernLine {
  const { kind, level, runIds, entryId, contest, advice } = conflict
  const line = { key: `conflict ${conflictKey(conflict)}`, kind, level, conflict }
  if (contest) {
    const words = text('plateRun.conflict.answers', { ...contestWords(contest, { runs, cells }, text) })
    return { ...line, words, to: firstEntryOf(entries, runIds) }
  }
  if (advice) {
    const [sooner, later] = advice.entryIds.map((id) => entries.find((entry) => entry.id === id)?.text ?? '')
    const exam = textOf(advice.exam, text.locale) ?? ''
    const words = text('plateRun.concern.advice', { exam, sooner: sooner ?? '', later: later ?? '' })
    return { ...line, words, to: { entryId: advice.entryIds[0] } }
  }
  const [first = '', second = ''] = runIds.map((runId) => {
    const found = runs.find(({ id }) => id === runId)
    return found && headingOf(found, entries, text.locale)
  })
  const edited = entries.find(({ id }) => id === entryId)
  return {
    ...line,
    words: edited
      ? text('plateRun.concern.conflictEdited', { sentence: edited.text, title: second })
      : text(`plateRun.concern.${pairedBy(conflict)}`, { first, second }),
    to: edited ? { entryId: edited.id } : firstEntryOf(entries, runIds),
  }
}

/** Whether two runs say the same, can't both be right, or are rarely both right. */
function pairedBy({ level, isRepeated }: Conflict): 'repeated' | 'conflict' | 'seldom' {
  if (isRepeated) return 'repeated'
  return level === 'warn' ? 'seldom' : 'conflict'
}

const firstEntryOf = (entries: RunState['entries'], runIds: readonly string[]): ConcernLine['to'] => {
  const entry = entries.find(({ runId }) => runId !== null && runIds.includes(runId))
  return { entryId: entry?.id ?? '' }
}

/** A blank of the exam is listed once, however many sentences need it. */
function waitingLines(
  concerns: RunState['concerns'],
  runs: readonly Run[],
  cells: readonly Cell[],
  text: Text,
): ConcernLine[] {
  const asked = new Map<string, { title: string; names: Set<string>; to: ConcernLine['to'] }>()
  for (const concern of concerns) {
    if (concern.kind !== 'waiting') continue
    const run = runs.find(({ id }) => id === concern.runId)
    const filling = run?.fillings.find(({ id }) => id === concern.filling)
    if (!run || !filling) continue
    const cell = cells.find(({ asks }) => asks?.includes(concern.at.id))
    const key = cell?.id ?? run.id
    const line = asked.get(key) ?? {
      title: titleOf(cell ? { cell, ordinal: 1 } : run, text.locale),
      names: new Set(),
      to: cell ? { cellId: cell.id } : { runId: run.id, place: { filling: filling.id } },
    }
    asked.set(key, line)
    line.names.add(fieldName(filling, concern.at, text))
  }
  return [...asked].map(([key, { title, names, to }]) => ({
    key: `waiting ${key}`,
    kind: 'waiting',
    level: 'block',
    to,
    words: text('plateRun.concern.waiting', { title, names: listNames(names, text.locale) }),
  }))
}

/** The title of a run in the report, otherwise on the board. */
export const headingOf = (run: Run, entries: RunState['entries'], locale: Locale): string =>
  entries.find(({ runId }) => runId === run.id)?.title ?? titleOf(run, locale)

function wordsOf(
  concern: OfRun,
  { definition }: Filling,
  values: { title: string; names: string },
  text: Text,
): string {
  if (concern.kind === 'unconfirmed') return text('plateRun.concern.unconfirmed', values)
  if (concern.kind === 'unlinked') return text('plateRun.concern.unlinked', values)
  if (concern.kind === 'lacking') return text('plateRun.concern.lacking', values)
  if (concern.kind === 'fault') return text('plateRun.concern.fault', values)
  const check = definition.checks.find(({ id }) => id === concern.check)
  const message = textOf(check?.message, text.locale) || text('plateRun.concern.blocked')
  return text('plateRun.concern.check', { title: values.title, message })
}

/** The label in the form; a row of a group with its number. */
function fieldName({ definition, session }: Filling, { id, row }: Address, text: Text): string {
  const input = definition.inputs.find((each) => each.id === id)
  const name = textOf(input?.label, text.locale) || id
  if (row === undefined || input?.group === undefined) return name
  const group = textOf(definition.groups.find((each) => each.id === input.group)?.label, text.locale)
  const number = (session.snapshot().rows[input.group]?.indexOf(row) ?? 0) + 1
  return `${name} (${text('moduleRun.form.row', { group: group || input.group, number })})`
}
