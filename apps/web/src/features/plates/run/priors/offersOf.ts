import {
  bringRows,
  type Candidate,
  callNew,
  compareWithNothing,
  earlierLesions,
  type Filling,
  lesionGroups,
  lesionOf,
  type Run,
  rankLesions,
  takeLesion,
  waitingRows,
} from '@pandok/board'
import type { Locale } from '@pandok/domain'
import type { RunWorkspaceFrame } from '../RunWorkspaceFrame.ts'

/** What a filling may be compared with, and what was decided. */
export interface Offer {
  filling: Filling
  /** Whether the module lists lesions: then the lists are compared, and each row is a lesion. */
  isList: boolean
  /** The likeliest first. */
  candidates: readonly Candidate[]
  /** `rows`: compared, with lesions of then that aren't listed yet. */
  state: 'open' | 'rows' | 'same' | 'new'
  /** Whether there is nothing left to decide here. */
  isSettled: boolean
  /** Of the examination that it is compared with. */
  date: string | undefined
  /** Lesions of then that no row is yet. */
  waiting: number
  /** Takes what is proposed, or this one. */
  take(candidate?: Candidate): void
  callNew(): void
  takeBack(): void
}

type OfferFrame = Pick<RunWorkspaceFrame, 'run' | 'priors' | 'entries'>

/** One offer for each module of the open form that has something to be compared with. */
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
  const earlier = earlierLesions(reports, module, locale)
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
  // What another lesion is may be this one too, where it has split; but it is never proposed.
  const rest = earlier
    .filter(({ track }) => taken.has(track))
    .map((lesion): Candidate => ({ lesion, by: 'nothing' }))
  const waiting = waitingRows(filling).length
  const isList = lesionGroups(definition).length > 0
  const state = stateOf(compared, waiting)
  const settled = state === 'same' || state === 'new' || (state === 'open' && candidates.length === 0)
  return {
    ...{ filling, candidates: [...candidates, ...rest], state, waiting, isSettled: settled },
    date: compared?.records.at(-1)?.date,
    isList,
    take(candidate = candidates[0]) {
      if (state === 'rows') bringRows(filling)
      else if (candidate) takeLesion(filling, candidate.lesion, examDate)
    },
    callNew() {
      // Lesions that a module lists are new one by one.
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
