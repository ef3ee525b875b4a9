import type { FillPlace, Locale } from '@pandok/domain'
import type { Computed, EdgeValue, Input, InputView } from '@pandok/module-engine'
import type { LiveRun } from '../live/LiveRun.ts'
import { inputNamed } from '../plan/inputNamed.ts'
import type { Filling } from '../Run.ts'
import { answerFor } from './answerFor.ts'
import { runWithValue } from './fixedSupply.ts'
import type { FillTarget, Supply } from './Supply.ts'

export interface LinkScope {
  /** All runs in the order in which they began. Only written ones are sources for others. */
  liveRuns: readonly LiveRun[]
  locale: Locale
  today: string
}

type Follower = Pick<FillTarget, 'live' | 'filling' | 'input' | 'row'>

/** A value that does not come from another cell. */
interface Origin {
  input: Input
  value: EdgeValue
}

/** Returns the value at a place of another cell, or of the same run if it is the same cell. */
export function linkedSupply(place: FillPlace, follower: Follower, scope: LinkScope): Supply | undefined {
  const origin = originOf(place, follower, scope, new Set([keyOf(follower)]))
  return origin && supplyOf(origin, follower, place.cell, scope)
}

/** Returns the latest value that was entered or computed under this name in another run. */
export function namedSupply(name: string, follower: Follower, scope: LinkScope): Supply | undefined {
  const found = namedOrigin(name, follower, scope)
  return found && supplyOf(found.origin, follower, found.cell, scope)
}

function namedOrigin(
  name: string,
  follower: Follower,
  { liveRuns }: LinkScope,
): { origin: Origin; cell: string } | undefined {
  const others = liveRuns.filter((live) => live.isWritten && live !== follower.live)
  for (const live of others.toReversed()) {
    for (const filling of live.fillings) {
      if (filling.kind !== 'module') continue
      const origin = enteredOrigin(name, filling, follower.row) ?? computedOrigin(name, filling)
      if (origin) return { origin, cell: live.plan.cell.id }
    }
  }
  return undefined
}

/** Linked values are skipped: their source has the same name as well, or isn't meant. */
function enteredOrigin(name: string, filling: Filling, row: number | undefined): Origin | undefined {
  const input = filling.definition.inputs.find(({ id }) => id === name)
  const view = input && viewIn(filling, input, row)?.view
  return !view || view.value === undefined || isLinked(view) ? undefined : { input, value: view.value }
}

const computedInputs = new WeakMap<Computed, Input>()

/** A computed value is passed on as the answer to a question of its kind, unit and options. */
function computedOrigin(name: string, { session }: Filling): Origin | undefined {
  const view = session
    .snapshot()
    .computed.find(
      ({ address, value }) => address.id === name && address.row === undefined && value !== undefined,
    )
  if (!view || view.value === undefined) return undefined
  const input = computedInputs.get(view.computed) ?? inputLike(view.computed)
  computedInputs.set(view.computed, input)
  return { input, value: view.value }
}

function inputLike({ id, label = {}, kind, unit, options }: Computed): Input {
  if (kind === 'choice') return { id, label, kind, options: [...(options ?? [])] }
  return { id, label, kind, ...(unit !== undefined && { unit }) }
}

/**
 * Follows links to the place where the value was entered or filled in. Otherwise two places that follow each
 * other would keep a value that nobody entered. No place is visited twice.
 */
function originOf(
  place: FillPlace,
  follower: Follower,
  scope: LinkScope,
  passed: Set<string>,
): Origin | undefined {
  const live = sourceRun(place.cell, follower.live, scope)
  const filling = live?.fillings.find(({ id }) => id === live.plan.fillingOf.get(place.output))
  const input = filling && inputNamed(filling, place.input)
  const found = input && viewIn(filling, input, follower.row)
  if (!live || !found || found.view.value === undefined) return undefined
  const here = { live, filling, input, row: found.row }
  if (passed.has(keyOf(here))) return undefined
  passed.add(keyOf(here))
  if (!isLinked(found.view)) return { input, value: found.view.value }
  const plan = live.plan.fillings.find(({ id }) => id === filling.id)
  for (const { source } of plan?.sources.get(input.id)?.rules ?? []) {
    const origin = source.from === 'cell' ? originOf(source, here, scope, passed) : undefined
    if (origin) return origin
    if (source.from === 'default' && runWithValue(source, scope.liveRuns))
      return { input, value: source.value }
  }
  const own = plan?.ownFills.get(input.id)?.find((fill) => fill.from === 'cell')
  return own && namedOrigin(own.input, here, scope)?.origin
}

/** Returns the run with the same ordinal, else the latest. */
function sourceRun(cellId: string, target: LiveRun, { liveRuns }: LinkScope): LiveRun | undefined {
  if (cellId === target.plan.cell.id) return target
  const written = liveRuns.filter(({ plan, isWritten }) => isWritten && plan.cell.id === cellId)
  const ordinal = liveRuns.filter(({ plan }) => plan.cell.id === target.plan.cell.id).indexOf(target)
  return written[ordinal] ?? written.at(-1)
}

/** In a repeat group it is the same row, or the last row with a value if the target has no rows. */
function viewIn(
  { session }: Filling,
  { id, group }: Input,
  row: number | undefined,
): { view: InputView; row: number | undefined } | undefined {
  const { inputs } = session.snapshot()
  if (group === undefined) {
    const view = inputs.find(({ address }) => address.id === id)
    return view && { view, row: undefined }
  }
  const views = inputs.filter(({ address }) => address.id === id)
  const place = row ?? views.findLastIndex(({ value }) => value !== undefined)
  const view = views[place]
  return view && { view, row: place }
}

function supplyOf(
  { input, value }: Origin,
  follower: Follower,
  cell: string,
  scope: LinkScope,
): Supply | undefined {
  const raw = answerFor(input, value, follower.input, scope)
  return raw === undefined ? undefined : { raw, source: { from: 'cell', cell } }
}

const isLinked = ({ source }: InputView): boolean => source?.from === 'cell'

const keyOf = ({ live, filling, input, row }: Follower): string =>
  `${live.id} ${filling.id} ${input.id} ${row ?? ''}`
