import type { Exclusion } from '@pandok/domain'
import type { Address, RenderedOutput } from '@pandok/module-engine'
import type { Written } from './entriesOf.ts'
import { awaitedBlanks } from './exam/awaitedBlanks.ts'
import { examFilling } from './exam/contested.ts'
import { excludedThere } from './exam/excludedThere.ts'
import type { LiveFinding } from './exam/findingsOf.ts'
import { valueNamed } from './exam/valueNamed.ts'
import type { LiveRun } from './live/LiveRun.ts'
import { measurementsOf } from './measured/measurementsOf.ts'
import type { Concern, Contradicted } from './PlateRun.ts'

interface Around {
  /** Measurements that no longer exist. */
  lost: ReadonlySet<string>
  /** Concerns that were found elsewhere. */
  further: readonly Concern[]
  /** Whether the plate has sentences that conclude. */
  canConclude: boolean
}

/**
 * Lists what to settle before the report is copied: blocking concerns first, then warnings. Only written runs
 * count.
 */
export function concernsOf(
  liveRuns: readonly LiveRun[],
  wholeReport: Written,
  { lost, further, canConclude }: Around,
): readonly Concern[] {
  const { entries, findings, contradicted, disputed } = wholeReport
  const written = liveRuns.filter(({ isWritten }) => isWritten)
  const found = [
    ...written.flatMap((live) => live.derive(ofRun)),
    ...written.flatMap((live) => live.derive(lackingOf)),
    ...written.flatMap((live) => live.derive(incomputableOf)),
    ...withoutAnswered(
      written.flatMap((live) => live.derive(waitingOf)),
      liveRuns,
    ),
    ...conflictsOf(written, findings),
    ...disputed.map((dispute): Concern => ({ kind: 'conflict', ...dispute })),
    ...contradicted.flatMap(ofEdited),
    ...further,
    ...(lost.size > 0 ? written.flatMap((live) => unlinkedOf(live, lost)) : []),
    ...entries.flatMap(({ id, newer }): Concern[] =>
      newer === undefined ? [] : [{ kind: 'outdated', level: 'warn', entryId: id }],
    ),
  ]
  if (canConclude) found.push(...unconcluded(wholeReport, found))
  return found.sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level))
}

const LEVELS: readonly Concern['level'][] = ['block', 'warn', 'info']

const ofRun = ({ id: runId, fillings }: LiveRun): Concern[] =>
  fillings.flatMap(({ id: filling, session }) => {
    const { faults, checks, inputs } = session.snapshot()
    const place = { runId, filling }
    return [
      ...faults.map((at): Concern => ({ kind: 'fault', level: 'block', ...place, at })),
      ...checks.map(
        ({ id: check, level, at }): Concern => ({ kind: 'check', level, ...place, check, ...(at && { at }) }),
      ),
      ...inputs
        .filter(({ needsConfirming }) => needsConfirming)
        .map(({ address: at }): Concern => ({ kind: 'unconfirmed', level: 'warn', ...place, at })),
    ]
  })

/**
 * Lists the inputs of a run's own forms without which one of its sentences isn't written although its condition holds. Inputs
 * that are faulty already are named there. A sentence that lacks what nobody can enter, because a table says nothing,
 * is left out as its module means it.
 */
const lackingOf = ({ id: runId, plan, fillings }: LiveRun): Concern[] =>
  fillings.flatMap((form) => {
    const { id: filling, session, shared } = form
    const due = unwritten(plan, form).flatMap(({ waitsFor }) => waitsFor)
    if (due.length === 0) return []
    const { faults } = session.snapshot()
    const isTold = ({ id, row }: Address) =>
      shared.has(id) || faults.some((fault) => fault.id === id && fault.row === row)
    return [...new Set(due)]
      .filter((at) => !isTold(at))
      .map((at): Concern => ({ kind: 'lacking', level: 'block', runId, filling, at }))
  })

/** Lists the values whose computation fails with these answers, and without which a sentence isn't written. */
const incomputableOf = ({ id: runId, plan, fillings }: LiveRun): Concern[] =>
  fillings.flatMap((form) => {
    const sentences = unwritten(plan, form)
    if (sentences.length === 0) return []
    const failed = form.session.snapshot().computed.filter(({ state }) => state === 'failed')
    const isRead = ({ id, row }: Address) =>
      sentences.some(({ reasons }) =>
        reasons.some(
          (reason) => reason.kind === 'computed' && reason.address.id === id && reason.address.row === row,
        ),
      )
    return failed
      .filter(({ address }) => isRead(address))
      .map(
        ({ address: value }): Concern => ({
          kind: 'incomputable',
          level: 'block',
          runId,
          filling: form.id,
          value,
        }),
      )
  })

/** Returns the sentences of a form that belong to the report, but lack a value. */
const unwritten = (
  { sentences }: LiveRun['plan'],
  { id, session }: LiveRun['fillings'][number],
): readonly RenderedOutput[] =>
  sentences.flatMap(({ from }) => {
    const output = 'text' in from || from.filling !== id ? undefined : session.output(from.output, 'ko')
    return output?.status === 'waiting' && output.isDue ? [output] : []
  })

type Waiting = Extract<Concern, { kind: 'waiting' }>

/** Lists the inputs of the exam that written sentences still wait for. */
const waitingOf = ({ id: runId, fillings }: LiveRun): Waiting[] =>
  awaitedBlanks(fillings).map((awaited): Waiting => ({ kind: 'waiting', level: 'block', runId, ...awaited }))

/**
 * Leaves out what a form that isn't written yet has answered already, because only its open questions keep the sentences
 * waiting. If it has none, all stay: copying waits for the form itself.
 */
function withoutAnswered(waiting: readonly Waiting[], liveRuns: readonly LiveRun[]): readonly Waiting[] {
  if (waiting.length === 0) return waiting
  const answered = new Set(liveRuns.flatMap((live) => (live.isWritten ? [] : live.derive(answeredIn))))
  const open = waiting.filter(({ at }) => !answered.has(at.id))
  return open.length > 0 ? open : waiting
}

const answeredIn = (live: LiveRun): string[] =>
  examFilling(live)
    ?.session.snapshot()
    .inputs.flatMap(({ address, value }) => (value === undefined ? [] : [address.id])) ?? []

/** Lists each pair of contradicting cells once. */
function conflictsOf(written: readonly LiveRun[], findings: readonly LiveFinding[]): Concern[] {
  const contradicting = new Map(findings.map(({ runId, conflicts }) => [runId, conflicts]))
  const ran = new Set(written.map(({ plan }) => plan.cell.id))
  const levelOf = (one: LiveRun, other: LiveRun): 'block' | 'warn' | undefined => {
    const { excludes } = one.plan.cell
    if (contradicting.get(one.id)?.includes(other.plan.cell.id)) return 'block'
    if (!excludes || excludes.unless?.some((cell) => ran.has(cell))) return undefined
    if (isOneOf(excludes, other)) return 'block'
    return excludes.places && excludedThere(excludes.places, one, other, written)
  }
  return written.flatMap((first, index) =>
    written.slice(index + 1).flatMap((second): Concern[] => {
      const levels = [levelOf(first, second), levelOf(second, first)]
      const level = LEVELS.find((one) => levels.some((found) => found === one))
      return level === 'block' || level === 'warn'
        ? [{ kind: 'conflict', level, runIds: [first.id, second.id] }]
        : []
    }),
  )
}

/** Returns whether a run is excluded by its cell or by an answer. */
const isOneOf = ({ cells, answers }: Exclusion, { plan: { cell }, fillings }: LiveRun): boolean =>
  (cells?.includes(cell.id) ?? false) ||
  (answers?.some(
    (blank) => cell.blanks?.some(({ id }) => id === blank) && valueNamed(fillings, blank) !== undefined,
  ) ??
    false)

/**
 * Findings that are described and that nothing is concluded from. A finding whose sentences still wait for an answer may conclude
 * something with it, and the answer is asked for already.
 */
function unconcluded({ entries, findings, isConcluded }: Written, found: readonly Concern[]): Concern[] {
  if (isConcluded) return []
  const waiting = new Set(
    found.flatMap((one) => (one.kind === 'waiting' || one.kind === 'lacking' ? [one.runId] : [])),
  )
  const described = new Set(entries.flatMap(({ runId, section }) => (section === 'findings' ? [runId] : [])))
  const runIds = findings
    .filter(({ runId, needsConclusion }) => needsConclusion && described.has(runId) && !waiting.has(runId))
    .map(({ runId }) => runId)
  if (runIds.length === 0) return []
  return [{ kind: 'unconcluded', level: 'warn', runIds: [...new Set(runIds)], section: 'impression' }]
}

/** An edited sentence contradicts each of the findings by itself. */
const ofEdited = ({ entryId, runId, by }: Contradicted): Concern[] =>
  by.map((other) => ({ kind: 'conflict', level: 'block', runIds: [runId, other], entryId }))

/** Lists the values whose measurement is no longer on the image. */
const unlinkedOf = ({ id: runId, fillings }: LiveRun, lost: ReadonlySet<string>): Concern[] =>
  fillings.flatMap(({ id: filling, session }) =>
    session.snapshot().inputs.flatMap(({ address: at, source }): Concern[] => {
      const isLost = measurementsOf(source).some((uid) => lost.has(uid))
      return isLost ? [{ kind: 'unlinked', level: 'warn', runId, filling, at }] : []
    }),
  )
