import type { PriorRow } from '@pandok/module-engine'
import type { Filling } from '../run/Run.ts'
import { type EarlierLesionState, earlierRows, siteWords } from './comparedLesions.ts'
import type { EarlierLesion } from './earlierLesions.ts'
import { lengthInput, lengthOf, lesionGroups } from './lengthOf.ts'
import { SITE } from './lesionOf.ts'

type Compared = Pick<Filling, 'definition' | 'session'>

/**
 * Records that the reader chose an earlier lesion as the same one. Its earlier values are available from now
 * on.
 */
export function compareWithLesion(
  { session }: Compared,
  { records, track }: Pick<EarlierLesion, 'records' | 'track'>,
  examDate: string,
): void {
  session.setPriors(records, examDate, track)
}

/** Records that no earlier report describes the lesion. Later reports refer to it by this track. */
export const callNew = ({ session }: Compared, examDate: string, track: string): void =>
  session.setPriors([], examDate, track)

/** Reverts the decision: the lesion is compared with nothing. */
export const compareWithNothing = ({ session }: Compared, examDate: string): void =>
  session.setPriors([], examDate)

/** Lists the rows of the earlier examination that have no current row, by group. */
export function unmatchedRows({ definition, session }: Compared): RowPlace[] {
  const latest = session.compared()?.records.at(-1)
  const { rows } = session.snapshot()
  return lesionGroups(definition).flatMap((group) => {
    const used = new Set((rows[group] ?? []).map((row) => session.trackOf(group, row)))
    return earlierRows(latest, group).flatMap(({ track }) =>
      track === undefined || used.has(track) ? [] : [{ group, track }],
    )
  })
}

/**
 * Adds a row for each earlier lesion that isn't listed yet, so that only the new measurements have to be
 * entered. The module fills what it can; where it says nothing, the site is carried over unconfirmed. A row
 * that was already entered for the same site is that lesion and isn't added again. What was decided about a lesion
 * before its list was begun counts in the list.
 */
export function addEarlierRows(
  filling: Compared,
  decisions: readonly Pick<EarlierLesionState, 'track' | 'state'>[] = [],
): void {
  for (const place of unmatchedRows(filling)) addEarlierRow(filling, place)
  for (const { track, state } of decisions) settleListedLesion(filling, track, state)
}

/** Returns the row of the lesion; undefined if there is no room for another. */
function addEarlierRow(filling: Compared, { group, track }: RowPlace): string | undefined {
  const { definition, session } = filling
  const latest = session.compared()?.records.at(-1)
  const before = earlierRows(latest, group).find((one) => one.track === track)
  const entered = before && rowAtSameSite(filling, group, before)
  const row = entered ?? session.addRow(group)
  if (row === undefined) return undefined
  session.setTrack(group, row, track)
  if (entered !== undefined) return entered
  for (const input of definition.inputs) {
    const value = before && Object.hasOwn(before.values, input.id) ? before.values[input.id] : undefined
    const isSite = input.kind === 'side' || SITE.test(input.id)
    if (input.group !== group || !isSite || input.fill || value === undefined) continue
    session.set({ id: input.id, row }, value, { from: 'prior', ...(latest && { date: latest.date }) })
  }
  return row
}

/**
 * Makes a decision about a lesion of an earlier list known to the current list, so that the module counts the lesion as
 * the report describes it: with nothing left if it is gone or has merged, and unmeasured if it can't be assessed. If
 * the decision is taken back, its row goes with it unless somebody has measured it.
 */
export function settleListedLesion(
  filling: Compared,
  track: string,
  state: EarlierLesionState['state'] | undefined,
): void {
  const { definition, session } = filling
  const latest = session.compared()?.records.at(-1)
  const group = lesionGroups(definition).find((one) =>
    earlierRows(latest, one).some((row) => row.track === track),
  )
  const input = group === undefined ? undefined : lengthInput(definition, group)
  if (group === undefined || !input) return
  const found = rowOfTrack(filling, { group, track })
  if (found !== undefined && isMeasured(filling, { group, row: found })) return
  if (state === undefined) {
    if (found !== undefined) session.removeRow(group, found)
    return
  }
  const row = found ?? addEarlierRow(filling, { group, track })
  if (row !== undefined) session.set({ id: input.id, row }, state === 'notAssessable' ? undefined : '0')
}

interface RowPlace {
  group: string
  track: string
}

const rowOfTrack = ({ session }: Compared, { group, track }: RowPlace): string | undefined =>
  (session.snapshot().rows[group] ?? []).find((row) => session.trackOf(group, row) === track)

/** Whether a row has a length; a lesion that is gone has none. */
export function isMeasured(
  { definition, session }: Compared,
  { group, row }: { group: string; row: string },
) {
  const input = lengthInput(definition, group)
  const view = session
    .snapshot()
    .inputs.find(({ address }) => address.id === input?.id && address.row === row)
  const length = input && lengthOf(input, view?.value)
  return length !== undefined && !length.largest.isZero()
}

/** The row without an earlier lesion at this site; undefined unless the site is unique then and now. */
function rowAtSameSite(
  { definition, session }: Compared,
  group: string,
  before: PriorRow,
): string | undefined {
  const siteOf = (values: Readonly<Record<string, unknown>>) =>
    siteWords(definition, group, values, 'en').toLowerCase()
  const site = siteOf(before.values)
  if (site === '') return undefined
  const { inputs, rows } = session.snapshot()
  const then = earlierRows(session.compared()?.records.at(-1), group)
  const now = (rows[group] ?? []).filter((row) => {
    const own = inputs.filter(({ address }) => address.row === row)
    return siteOf(Object.fromEntries(own.map(({ address, value }) => [address.id, value]))) === site
  })
  const [row] = now
  const isUnique = now.length === 1 && then.filter(({ values }) => siteOf(values) === site).length === 1
  return isUnique && row !== undefined && session.trackOf(group, row) === undefined ? row : undefined
}
