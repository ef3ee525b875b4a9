import {
  addEarlierRows,
  type Candidate,
  callNew,
  compareWithLesion,
  compareWithNothing,
  earlierLesions,
  type Filling,
  lesionGroups,
  lesionOf,
  type Run,
  rankLesions,
  unmatchedRows,
} from '@pandok/board'
import type { Locale } from '@pandok/domain'
import { anatomyOfWords } from '@pandok/report-check'
import type { RunWorkspaceFrame } from '../RunWorkspaceFrame.ts'

/** What a filling may be compared with, and the decision. */
export interface Offer {
  filling: Filling
  /** True if the module lists lesions: then lists are compared, and each row is a lesion. */
  isList: boolean
  /** Most likely first. */
  candidates: readonly Candidate[]
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
  takeBack(): void
}

type OfferFrame = Pick<RunWorkspaceFrame, 'run' | 'priors' | 'entries'>

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

function offerOf({ priors, entries }: OfferFrame, place: Place, locale: Locale): Offer | undefined {
  const { filling, open, runs } = place
  const { definition, session, id } = filling
  const { reports, examDate } = priors.read()
  const compared = session.compared()
  const module = { id, definition, entry: entries.get(id)?.slug }
  const earlier = earlierLesions(reports, module, locale, anatomyOfWords)
  if (earlier.length === 0 && !compared) return undefined
  const others = runs
    .filter((run) => run !== open)
    .flatMap((run) => run.fillings.filter((one) => one.id === id).map((one) => ({ run, one })))
  const now = others.map(({ run, one }) => ({
    key: run.id,
    ...lesionOf(definition, one.session.record().values),
  }))
  const taken = new Set(others.flatMap(({ one }) => one.session.compared()?.track ?? []))
  const own = { key: open?.id ?? '', ...lesionOf(definition, session.record().values) }
  const candidates = rankLesions(earlier, own, now, taken)
  // A lesion may have split, so one that is already matched can be chosen again, but it isn't proposed.
  const rest = earlier
    .filter(({ track }) => taken.has(track))
    .map((lesion): Candidate => ({ lesion, by: 'nothing' }))
  const waiting = unmatchedRows(filling).length
  const isList = lesionGroups(definition).length > 0
  const state = stateOf(compared, waiting)
  const settled = state === 'same' || state === 'new' || (state === 'open' && candidates.length === 0)
  return {
    ...{ filling, candidates: [...candidates, ...rest], state, waiting, isSettled: settled },
    date: compared?.records.at(-1)?.date,
    isList,
    take(candidate = candidates[0]) {
      if (state === 'rows') addEarlierRows(filling)
      else if (candidate) compareWithLesion(filling, candidate.lesion, examDate)
    },
    callNew() {
      // Where a module lists lesions, each row is marked as new by itself.
      if (!isList) callNew(filling, examDate, `${open?.id ?? ''}/${id}`)
    },
    takeBack: () => compareWithNothing(filling, examDate),
  }
}

function stateOf(compared: ReturnType<Filling['session']['compared']>, waiting: number): Offer['state'] {
  if (!compared) return 'open'
  if (compared.records.length === 0) return 'new'
  return waiting > 0 ? 'rows' : 'same'
}
