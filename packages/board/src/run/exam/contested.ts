import type { ExamAnswers, PresetAnswer, ReportSection } from '@pandok/domain'
import type { Contest, DocumentRun, RunDocument } from '../document/RunDocument.ts'
import { answerAfter, answerIn, enterPreset, isAccepted } from '../join/enterPreset.ts'
import type { LiveRun } from '../live/LiveRun.ts'
import type { AnswerConflict, Concern, ReportEntry } from '../PlateRun.ts'
import { EXAM_FILLING } from '../plan/planExam.ts'
import type { ReportLanguages } from '../ReportLanguages.ts'
import type { Filling } from '../Run.ts'
import { repeatKey } from './withoutRepeats.ts'

export const examFilling = (live: LiveRun | undefined): Filling | undefined =>
  live?.fillings.find(({ id }) => id === EXAM_FILLING)

/** Returns the answers of the form that these answers would replace. Further answers to a list replace none. */
export function replacedAnswers(filling: Filling, answers: ExamAnswers): ExamAnswers {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([blank, answer]): [string, PresetAnswer][] => {
      const now = answerIn(filling, blank)?.value
      if (now === undefined || !isAccepted(filling, blank, answer)) return []
      return isKept(now, answerAfter(filling, blank, answer)) ? [] : [[blank, now]]
    }),
  )
}

function isKept(now: PresetAnswer, next: PresetAnswer | undefined): boolean {
  if (!Array.isArray(now) || !Array.isArray(next)) return now === next
  return now.every((one) => next.includes(one))
}

/** Returns whether a person gave one of these answers: neither a cell nor the image did. */
export const hasPersonal = (
  filling: Filling,
  { givenByCells = {} }: DocumentRun,
  answers: ExamAnswers,
): boolean =>
  Object.keys(answers).some((blank) => {
    const there = answerIn(filling, blank)
    return there?.isGiven === true && JSON.stringify(there.value) !== JSON.stringify(givenByCells[blank])
  })

/** Enters answers of a cell and remembers those that are the cell's: a person may have given the same before. */
export function enterGiven(filling: Filling, run: DocumentRun, answers: ExamAnswers): DocumentRun {
  const blanks = Object.keys(answers)
  const before = blanks.map((blank) => JSON.stringify(answerIn(filling, blank)?.value))
  enterPreset(filling, answers, 'lastRow')
  const given = blanks.flatMap((blank, index): [string, PresetAnswer][] => {
    const value = answerIn(filling, blank)?.value
    return value === undefined || JSON.stringify(value) === before[index] ? [] : [[blank, value]]
  })
  if (given.length === 0) return run
  return { ...run, givenByCells: { ...run.givenByCells, ...Object.fromEntries(given) } }
}

/** Techniques and comparisons follow the exam whatever it is called; they describe nothing in it. */
const NOT_DESCRIBING: ReadonlySet<ReportSection> = new Set(['technique', 'comparison'])

/** Returns the first run that has written more than what is normal. */
export const describingRun = (
  liveRuns: readonly LiveRun[],
  languages: ReportLanguages,
): LiveRun | undefined =>
  liveRuns.find(
    (live) =>
      live.isWritten &&
      live
        .sentencesIn(languages)
        .some(({ text, role, section }) => text !== null && !role && !NOT_DESCRIBING.has(section)),
  )

/** Returns whether somebody has written words or decided about lesions, which are of the exam as it was. */
export const hasOwnWords = ({ edits, texts, lesions, followUps }: RunDocument): boolean =>
  texts.length + lesions.length + followUps.length > 0 ||
  [...edits.values()].some(({ kind }) => kind === 'words')

interface Contested {
  document: RunDocument
  liveRuns: readonly LiveRun[]
  languages: ReportLanguages
  entries: readonly ReportEntry[]
}

/** Lists the contradictions between the answers of cells and the forms of the exam that nobody has settled. */
export function contestsOf({ document, liveRuns, languages, entries }: Contested): Concern[] {
  return document.runs.flatMap(({ id, contests = [] }) =>
    contests.flatMap((contest): Concern[] => {
      const filling = examFilling(liveRuns.find((live) => live.id === id))
      const answers = filling ? openAnswers(filling, contest) : []
      if (answers.length === 0) return []
      const claiming = liveRuns.findLast(({ plan }) => plan.cell.id === contest.cellId)
      const first = describingRun(
        liveRuns.filter((live) => live !== claiming),
        languages,
      )
      const second = claiming && placeOf(claiming, { liveRuns, languages, entries })
      return [
        {
          kind: 'conflict',
          level: 'block',
          runIds: [first?.id ?? id, second ?? id],
          contest: { runId: id, cellId: contest.cellId, answers },
        },
      ]
    }),
  )
}

/** An answer that somebody has changed since is settled. */
const openAnswers = (filling: Filling, { answers, against }: Contest): AnswerConflict['answers'] =>
  Object.entries(against).flatMap(([blank, now]) => {
    const other = answers[blank]
    const isSame = JSON.stringify(answerIn(filling, blank)?.value) === JSON.stringify(now)
    return isSame && other !== undefined ? [{ blank, now, other }] : []
  })

/** Returns the run whose sentences are those of this one: another has written them where they would repeat. */
function placeOf(live: LiveRun, { liveRuns, languages, entries }: Omit<Contested, 'document'>): string {
  if (entries.some(({ runId }) => runId === live.id)) return live.id
  const keysOf = (one: LiveRun) =>
    one.sentencesIn(languages).flatMap(({ role, text }) => repeatKey(role, text) ?? [])
  const own = new Set(keysOf(live))
  const twin = liveRuns.find(
    (one) => entries.some(({ runId }) => runId === one.id) && keysOf(one).some((key) => own.has(key)),
  )
  return twin?.id ?? live.id
}
