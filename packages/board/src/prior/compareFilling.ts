import type { PriorRow } from '@pandok/module-engine'
import type { Filling } from '../run/Run.ts'
import { earlierRows, siteWords } from './comparedLesions.ts'
import type { EarlierLesion } from './earlierLesions.ts'
import { lesionGroups } from './lengthOf.ts'
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
export function unmatchedRows({ definition, session }: Compared): { group: string; track: string }[] {
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
 * that was already entered for the same site is that lesion and isn't added again.
 */
export function addEarlierRows(filling: Compared): void {
  const { definition, session } = filling
  const latest = session.compared()?.records.at(-1)
  for (const { group, track } of unmatchedRows(filling)) {
    const before = earlierRows(latest, group).find((one) => one.track === track)
    const entered = before && rowAtSameSite(filling, group, before)
    const row = entered ?? session.addRow(group)
    if (row === undefined) continue
    session.setTrack(group, row, track)
    if (entered !== undefined) continue
    for (const input of definition.inputs) {
      const value = before && Object.hasOwn(before.values, input.id) ? before.values[input.id] : undefined
      const isSite = input.kind === 'side' || SITE.test(input.id)
      if (input.group !== group || !isSite || input.fill || value === undefined) continue
      session.set({ id: input.id, row }, value, { from: 'prior', ...(latest && { date: latest.date }) })
    }
  }
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
