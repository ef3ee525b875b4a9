import type { Filling } from '../run/Run.ts'
import { earlierRows } from './comparedLesions.ts'
import type { EarlierLesion } from './earlierLesions.ts'
import { lesionGroups } from './lengthOf.ts'
import { SITE } from './lesionOf.ts'

type Compared = Pick<Filling, 'definition' | 'session'>

/** The reader has said that it is the same lesion: its earlier values are there from now on. */
export function takeLesion(
  { session }: Compared,
  { records, track }: Pick<EarlierLesion, 'records' | 'track'>,
  examDate: string,
): void {
  session.setPriors(records, examDate, track)
}

/** The reader has said that no earlier report describes it. A later one finds it under this track. */
export const callNew = ({ session }: Compared, examDate: string, track: string): void =>
  session.setPriors([], examDate, track)

/** Takes back what was said: it is compared with nothing. */
export const compareWithNothing = ({ session }: Compared, examDate: string): void =>
  session.setPriors([], examDate)

/** Rows of the earlier examination that no row of now is, by group. */
export function waitingRows({ definition, session }: Compared): { group: string; track: string }[] {
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
 * Adds a row for each lesion that was listed then and isn't yet, so that only what is measured now has to be entered.
 * What the module fills by itself it fills; where it says nothing, the site is brought along, to be looked at.
 */
export function bringRows(filling: Compared): void {
  const { definition, session } = filling
  const latest = session.compared()?.records.at(-1)
  for (const { group, track } of waitingRows(filling)) {
    const row = session.addRow(group)
    if (row === undefined) continue
    session.setTrack(group, row, track)
    const before = earlierRows(latest, group).find((one) => one.track === track)
    for (const input of definition.inputs) {
      const value = before && Object.hasOwn(before.values, input.id) ? before.values[input.id] : undefined
      const isSite = input.kind === 'side' || SITE.test(input.id)
      if (input.group !== group || !isSite || input.fill || value === undefined) continue
      session.set({ id: input.id, row }, value, { from: 'prior', ...(latest && { date: latest.date }) })
    }
  }
}
