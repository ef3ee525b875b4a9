import { LOCALES } from '@pandok/domain'
import type { RunDocument } from '../document/RunDocument.ts'
import type { LiveRun } from '../live/LiveRun.ts'
import { sidesOf } from './sidesOf.ts'

type Edits = RunDocument['edits']

/**
 * Returns the runs as they are written: what was entered for the right and for the left side alike is one
 * run of both sides, in the place of the earlier one.
 */
export function joinedSides(liveRuns: readonly LiveRun[], edits: Edits): readonly LiveRun[] {
  const waiting = new Map<string, { index: number; side: string }>()
  const shown: (LiveRun | undefined)[] = [...liveRuns]
  for (const [index, live] of liveRuns.entries()) {
    const place = live.isWritten ? live.derive(sidedPlace) : undefined
    if (!place) continue
    const first = waiting.get(place.key)
    waiting.set(place.key, { index, side: place.side })
    const earlier = first && liveRuns[first.index]
    if (!earlier || first.side === place.side || hasEdits(live, edits)) continue
    const joined = onBothSides(earlier, place.question, place.both)
    if (!isEditedApart(joined, edits)) {
      shown[first.index] = joined
      shown[index] = undefined
      waiting.delete(place.key)
    }
  }
  return shown.flatMap((live) => live ?? [])
}

interface SidedPlace {
  /** Equal for runs that say the same of either side. */
  key: string
  side: string
  question: string
  both: string
}

/** Lesions that were measured are told one by one, so that each has its size. */
const MEASURED: ReadonlySet<string> = new Set(['measure', 'size', 'number'])

/** Returns undefined if the cell can't say both sides at once, or the run says more than its answers. */
function sidedPlace({ plan: { cell }, fillings }: LiveRun): SidedPlace | undefined {
  const [filling, ...others] = fillings
  if (!filling || others.length > 0 || filling.kind !== 'phrase' || !cell.finding) return undefined
  const question = cell.blanks?.find(({ kind }) => kind === 'side')
  const both = question?.options?.find(({ id }) => sidesOf(id).length > 1)?.id
  if (!question || both === undefined) return undefined
  const { inputs } = filling.session.snapshot()
  const side = inputs.find(({ address }) => address.id === question.id)?.value
  if (typeof side !== 'string' || side === both) return undefined
  const own = inputs.filter(({ address, visible }) => visible && isOfCell(cell.blanks, address.id))
  if (own.some(({ input, value }) => value !== undefined && MEASURED.has(input.kind))) return undefined
  const answers = own.flatMap(({ address: { id }, value }) =>
    id === question.id ? [] : [[id, value ?? null]],
  )
  return { key: JSON.stringify([cell.id, answers]), side, question: question.id, both }
}

const isOfCell = (blanks: LiveRun['plan']['cell']['blanks'], name: string): boolean =>
  blanks?.some(({ id }) => id === name) ?? false

const joinedRuns = new WeakMap<LiveRun, { entered: unknown; joined: LiveRun }>()

/** A board reads all its runs at every press, so the joined run is kept until something is entered. */
function onBothSides(live: LiveRun, question: string, both: string): LiveRun {
  const entered = live.read()
  const known = joinedRuns.get(live)
  if (known?.entered === entered) return known.joined
  const joined = live.copy()
  for (const { session } of joined.fillings) session.set({ id: question }, both)
  joinedRuns.set(live, { entered, joined })
  return joined
}

const hasEdits = (live: LiveRun, edits: Edits): boolean =>
  live.plan.sentences.some(({ key }) => edits.has(`${live.id} ${key}`))

/** Words that somebody made of one side alone keep the sides apart; those that were made of both don't. */
const isEditedApart = (joined: LiveRun, edits: Edits): boolean =>
  joined.plan.sentences.some((plan) => {
    const edit = edits.get(`${joined.id} ${plan.key}`)
    return edit !== undefined && LOCALES.every((locale) => joined.textIn(plan, locale) !== edit.base)
  })
