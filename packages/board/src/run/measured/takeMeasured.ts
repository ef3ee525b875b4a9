import type { CaughtKind } from '@pandok/domain'
import type { Address, InputFault, ModuleSession } from '@pandok/module-engine'
import type { Measured, MeasuredOffer } from '../PlateRun.ts'
import { isMeasurable, measuredPlace } from './measuredPlace.ts'
import { measurementsOf } from './measurementsOf.ts'
import { changedDimension, kindOfDimensions, nextDimension } from './nextDimension.ts'

const rawOf = ({ value, unit }: Pick<Measured, 'value' | 'unit'>): string =>
  unit === '' ? value : `${value} ${unit}`

const viewAt = (session: ModuleSession, at: Address) =>
  session.snapshot().inputs.find(({ address }) => address.id === at.id && address.row === at.row)

/** Puts a measurement into an input. If it can't be read, the former value is restored. */
export function takeMeasured(
  session: ModuleSession,
  at: Address,
  measured: Measured,
): 'taken' | 'noPlace' | InputFault {
  const before = viewAt(session, at)
  if (!before) return 'noPlace'
  const { input } = before
  if (!isMeasurable(input)) return 'noPlace'
  const { what, uid, image } = measured
  const whole = {
    raw: rawOf(measured),
    source: { from: 'measurement', what, uid, isCaught: true, ...(image && { image }) },
  } as const
  const supply = input.kind === 'size' ? nextDimension({ ...before, input }, whole) : whole
  if (typeof supply === 'string') return supply
  const { raw, source } = supply
  const typed = before.source?.from === 'typed' ? before.raw : undefined
  const supplied = suppliesAt(session, at)
  for (const one of supplied) session.set(at, undefined, one.source)
  session.set(at, undefined)
  session.set(at, raw, source)
  const fault = viewAt(session, at)?.fault
  // The other dimensions of the size are still to be measured.
  if (fault === undefined || fault === 'tooFew') return 'taken'
  session.set(at, undefined, source)
  for (const one of supplied) session.set(at, one.raw, one.source)
  if (typed !== undefined) session.set(at, typed)
  return fault
}

/**
 * Updates what was filled with this measurement and returns whether it has a value everywhere: a length is
 * unknown once the pixel spacing was removed.
 */
export function followMeasured(session: ModuleSession, uid: string, offer: MeasuredOffer): boolean {
  let isKnown = true
  for (const { at, raw, source } of placesOf(session, uid)) {
    const input = viewAt(session, at)?.input
    const what = input?.kind === 'size' ? kindOfDimensions(source, uid) : (source.what as CaughtKind)
    const now = input && offer(what, measuredPlace(input))
    const next =
      now &&
      (input.kind === 'size'
        ? changedDimension(input, { raw, source }, { uid, raw: rawOf(now) })
        : rawOf(now))
    if (next === undefined) isKnown = false
    else session.set(at, next, source)
  }
  return isKnown
}

/** Finds the inputs that were filled with a measurement. */
export function placesOf(session: ModuleSession, uid: string) {
  const { rows, inputs } = session.snapshot()
  return (session.entered().filled ?? []).flatMap(({ id, row, raw, source }) => {
    if (source.from !== 'measurement' || !measurementsOf(source).includes(uid)) return []
    const group = inputs.find(({ address }) => address.id === id)?.input.group ?? ''
    const key = row === undefined ? undefined : rows[group]?.[row]
    return [{ at: key === undefined ? { id } : { id, row: key }, raw, source }]
  })
}

function suppliesAt(session: ModuleSession, at: Address) {
  const { rows, inputs } = session.snapshot()
  const group = inputs.find(({ address }) => address.id === at.id)?.input.group ?? ''
  const row = at.row === undefined ? undefined : rows[group]?.indexOf(at.row)
  return (session.entered().filled ?? []).filter((one) => one.id === at.id && one.row === row)
}
