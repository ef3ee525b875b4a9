import {
  addEarlierRows,
  type Candidate,
  callNew,
  compareWithLesion,
  compareWithNothing,
  earlierLesions,
  type Filling,
  fillingKey,
  lengthInput,
  lesionGroups,
  lesionOf,
  linkedPlace,
  type Run,
  rankLesions,
  unmatchedRows,
} from '@pandok/board'
import type { Locale } from '@pandok/domain'
import { anatomyOfWords } from '@pandok/report-check'
import type { RunWorkspaceFrame } from '../RunWorkspaceFrame.ts'

/** The candidates for the comparison of a filling, and the decision. */
export interface Offer {
  filling: Filling
  /** True if the module lists lesions: then lists are compared, and each row is a lesion. */
  isList: boolean
  /** Most likely first. */
  candidates: readonly Candidate[]
  /** The earlier lesion that another current lesion is matched to, and of which this one may be a part. */
  part: Candidate | undefined
  /** An earlier lesion at the place of this one, which may have merged with it. */
  merged: Candidate | undefined
  /** `rows` means that it is compared, but some earlier lesions aren't listed yet. */
  state: 'open' | 'rows' | 'same' | 'new'
  /** True if nothing is left to decide. */
  isSettled: boolean
  /** The date of the compared examination. */
  date: string | undefined
  /** Number of earlier lesions without a row. */
  waiting: number
  /** Accepts the proposal, or the given candidate. */
  take(candidate?: Candidate): void
  callNew(): void
  /** Records that this is a part of the earlier lesion that another current one is matched to. */
  split(): void
  /** Records that `merged` is part of this lesion now. */
  merge(): void
  takeBack(): void
}

type OfferFrame = Pick<RunWorkspaceFrame, 'run' | 'priors' | 'entries' | 'host'>

/** One offer for each module of the open form that has something to compare with. */
export function offersOf(frame: OfferFrame, locale: Locale): Offer[] {
  const { runs, open } = frame.run.read()
  return (open?.fillings ?? [])
    .filter(({ kind }) => kind === 'module')
    .flatMap((filling) => offerOf(frame, { filling, open, runs }, locale) ?? [])
}

interface Place {
  filling: Filling
  open: Run | undefined
  runs: readonly Run[]
}

function offerOf(frame: OfferFrame, place: Place, locale: Locale): Offer | undefined {
  const { filling, open } = place
  const { definition, session, id } = filling
  const { examDate } = frame.priors.read()
  const compared = session.compared()
  const found = candidatesOf(frame, place, locale)
  const { candidates, taken } = found
  if (candidates.length + taken.length === 0 && !compared) return undefined
  const waiting = unmatchedRows(filling).length
  const isList = lesionGroups(definition).length > 0
  const state = stateOf(compared, waiting)
  const settled = state === 'same' || state === 'new' || (state === 'open' && candidates.length === 0)
  const part = isList || state !== 'open' ? undefined : taken[0]
  const merged =
    isList || state !== 'same' ? undefined : found.unsaid.find(({ by }) => by === 'position' || by === 'site')
  const key = open ? fillingKey(open, filling) : id
  return {
    filling,
    part,
    merged,
    state,
    waiting,
    isSettled: settled,
    isList,
    // A lesion may have split, so a lesion that is already matched can be chosen again.
    candidates: [...candidates, ...taken],
    date: compared?.records.at(-1)?.date,
    take(candidate = candidates[0]) {
      if (state === 'rows') addEarlierRows(filling, frame.run.read().lesions)
      else if (candidate) compareWithLesion(filling, candidate.lesion, examDate)
    },
    callNew() {
      // If a module lists lesions, each row is marked as new by itself.
      if (!isList) callNew(filling, examDate, key)
    },
    split() {
      if (part) compareWithLesion(filling, part.lesion, examDate)
    },
    merge() {
      if (!merged) return
      const { track, words: title, date, size } = merged.lesion
      frame.run.setLesionState(track, { module: id, state: 'merged', title, date, size, into: key })
    },
    takeBack: () => compareWithNothing(filling, examDate),
  }
}

/**
 * The earlier lesions that this one may be, those that are matched to other current ones, and those that
 * nothing corresponds to.
 */
function candidatesOf(
  { priors, entries, run, host }: OfferFrame,
  { filling, open, runs }: Place,
  locale: Locale,
) {
  const { definition, session, id } = filling
  const { reports } = priors.read()
  const links = host?.links?.() ?? []
  const module = { id, definition, entry: entries.get(id)?.slug }
  const earlier = earlierLesions(reports, module, locale, anatomyOfWords).map((one) =>
    linkedPlace(one, links),
  )
  const others = runs
    .filter((one) => one !== open)
    .flatMap((one) => one.fillings.filter((other) => other.id === id).map((other) => ({ run: one, other })))
  const now = others.map(({ run: { id: key }, other }) => ({ key, ...currentLesion(other, host) }))
  const own = { key: open?.id ?? '', ...currentLesion(filling, host) }
  const tracks = new Set(others.flatMap(({ other }) => other.session.compared()?.track ?? []))
  const settled = new Set(run.read().lesions.map(({ track }) => track))
  const mine = session.compared()?.track
  const taken = earlier.filter(({ track }) => tracks.has(track))
  const unsaid = earlier.filter(({ track }) => !tracks.has(track) && !settled.has(track) && track !== mine)
  return {
    candidates: rankLesions(earlier, own, now, tracks),
    taken: rankLesions(taken, own, [], new Set()),
    unsaid: rankLesions(unsaid, own, [], new Set()),
  }
}

/** A lesion as this report describes it, at the place of the measurement that gave its length. */
function currentLesion({ definition, session }: Filling, host: OfferFrame['host']) {
  const input = lengthInput(definition)
  const view = session.snapshot().inputs.find(({ address }) => address.id === input?.id)
  const uid = view?.source?.from === 'measurement' ? view.source.uid : undefined
  return {
    ...lesionOf(definition, session.record().values),
    ...(uid === undefined ? undefined : host?.placeOf?.(uid)),
  }
}

function stateOf(compared: ReturnType<Filling['session']['compared']>, waiting: number): Offer['state'] {
  if (!compared) return 'open'
  if (compared.records.length === 0) return 'new'
  return waiting > 0 ? 'rows' : 'same'
}
