import type { AutoFill } from '@pandok/domain'
import type { Fill } from '@pandok/module-engine'
import { isCaught } from '../measured/isCaught.ts'
import type { HostValues } from '../PlateRun.ts'
import { fixedSupply } from './fixedSupply.ts'
import { gatheredSupply } from './gatheredSupply.ts'
import { hostSupply, isHostSource } from './hostSupply.ts'
import { type LinkScope, linkedSupply, namedSupply } from './linkedSupply.ts'
import type { FillTarget, Supply } from './Supply.ts'

export interface FillScope extends LinkScope {
  host: HostValues
  isTaken: (target: FillTarget, uid: string) => boolean
  /** Returns whether the input rejected this value before, so that it is not tried again. */
  isRejected: (target: FillTarget, supply: Supply) => boolean
  reject: (target: FillTarget, supply: Supply) => void
}

/**
 * Fills an input and returns whether anything changed. The rules of the plate come first, in their order,
 * then the preset, and only one of them is used; otherwise the sources of the module are supplied, which the
 * engine takes in the order of the module.
 */
export function fillTarget(target: FillTarget, scope: FillScope): boolean {
  if (target.kept.some(({ source }) => isCaught(source))) return false
  let there = target.kept
  let isChanged = false
  const put = (requested: readonly Supply[]) => {
    const now = supply(target, there, requested, scope)
    isChanged ||= now !== there
    there = now
  }
  const gather = target.plan.gathered.get(target.input.id)
  if (gather) {
    const gathered = gatheredSupply(gather, scope.liveRuns)
    put(gathered ? [gathered] : [])
    return isChanged
  }
  for (const candidate of candidatesOf(target, scope)) {
    put([candidate])
    if (!scope.isRejected(target, candidate)) return isChanged
  }
  const own = target.plan.ownFills.get(target.input.id) ?? []
  put(own.flatMap((fill) => ownSupply(fill, target, scope) ?? []))
  return isChanged
}

function* candidatesOf(target: FillTarget, scope: FillScope): Iterable<Supply> {
  const sources = target.plan.sources.get(target.input.id)
  if (!sources) return
  for (const rule of sources.rules) {
    const candidate = ruleSupply(rule, target, scope)
    if (candidate && !scope.isRejected(target, candidate)) yield candidate
  }
  const preset = target.row === undefined ? sources.preset : sources.rowPresets[target.row]
  const candidate: Supply | undefined =
    preset === undefined ? undefined : { raw: preset, source: { from: 'default' } }
  if (candidate && !scope.isRejected(target, candidate)) yield candidate
}

function ruleSupply({ source }: AutoFill, target: FillTarget, scope: FillScope): Supply | undefined {
  if (source.from === 'cell') return linkedSupply(source, target, scope)
  if (source.from === 'default') return fixedSupply(source, scope.liveRuns)
  if (source.from === 'today') {
    return (
      target.kept.find((one) => one.source.from === 'today') ?? {
        raw: scope.today,
        source: { from: 'today' },
      }
    )
  }
  return hostSupply(source, target, scope.host, (uid) => scope.isTaken(target, uid))
}

function ownSupply(fill: Fill, target: FillTarget, scope: FillScope): Supply | undefined {
  const found =
    fill.from === 'cell'
      ? namedSupply(fill.input, target, scope)
      : isHostSource(fill)
        ? hostSupply(fill, target, scope.host, (uid) => scope.isTaken(target, uid))
        : undefined
  return found && !scope.isRejected(target, found) ? found : undefined
}

/**
 * Supplies exactly these values and returns those that were accepted. A value that can't be read is removed
 * again, so that the next source is tried.
 */
function supply(
  target: FillTarget,
  there: readonly Supply[],
  requested: readonly Supply[],
  scope: FillScope,
): readonly Supply[] {
  const { address, filling } = target
  const { session } = filling
  for (const { source } of there) {
    if (!requested.some((one) => one.source.from === source.from)) session.set(address, undefined, source)
  }
  for (const one of requested) {
    if (!there.some((known) => isSame(known, one))) session.set(address, one.raw, one.source)
  }
  const taken = requested.filter((one) => {
    const view = viewAt(target)
    if (!view?.fault || view.source?.from !== one.source.from) return true
    session.set(address, undefined, one.source)
    scope.reject(target, one)
    return false
  })
  const isAsBefore =
    there.length === taken.length && taken.every((one) => there.some((known) => isSame(known, one)))
  return isAsBefore ? there : taken
}

const viewAt = ({ filling, address }: FillTarget) =>
  filling.session
    .snapshot()
    .inputs.find((view) => view.address.id === address.id && view.address.row === address.row)

const isSame = (a: Supply, b: Supply): boolean =>
  JSON.stringify([a.raw, a.source]) === JSON.stringify([b.raw, b.source])
