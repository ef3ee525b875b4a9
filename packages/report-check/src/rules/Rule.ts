import type { Alarm, AlarmPlace, RuleId } from '../Alarm.ts'
import type { CheckedReport, CheckedSentence, CheckedValue } from '../CheckedReport.ts'
import type { Span } from '../text/numbers.ts'
import type { Observation } from '../text/observe.ts'
import type { Reading, Unit } from '../text/readText.ts'

export interface ReadSentence {
  sentence: CheckedSentence
  reading: Reading
  /** For an edited sentence: the text of its values. */
  made: Reading | undefined
  /** True if a person typed or edited it. */
  isByHand: boolean
  part: 'findings' | 'conclusion' | 'other'
}

export interface ReadReport {
  report: CheckedReport
  sentences: readonly ReadSentence[]
  findings: readonly ReadSentence[]
  conclusion: readonly ReadSentence[]
  /** The recommendations beside the conclusion. */
  advice: readonly ReadSentence[]
  /** Returns the sentences of a run. */
  ofRun: (runId: string) => readonly ReadSentence[]
}

export interface Rule {
  id: RuleId
  check: (read: ReadReport) => readonly Alarm[]
}

export const placeIn = ({ sentence }: ReadSentence, { start, end }: Span): AlarmPlace => ({
  of: 'sentence',
  sentence: sentence.id,
  start,
  end,
})

export const placeOfValue = (runId: string, { filling, at }: CheckedValue): AlarmPlace => ({
  of: 'value',
  ...{ runId, filling, at },
})

export const wordsAt = ({ reading }: Pick<ReadSentence, 'reading'>, { start, end }: Span): string =>
  reading.text.slice(start, end)

/**
 * Returns the whole word around a place: the lists only know the end of German compounds such as
 * «Subduralhämatom».
 */
export function termAt({ reading: { text } }: Pick<ReadSentence, 'reading'>, { start, end }: Span): string {
  const before = /[\p{Script=Latin}-]*$/u.exec(text.slice(0, start))?.[0] ?? ''
  const behind = /^[\p{Script=Latin}-]*/u.exec(text.slice(end))?.[0] ?? ''
  return `${before}${text.slice(start, end)}${behind}`
}

export const has = (unit: Unit, ...marks: readonly Parameters<Unit['marks']>[0][]): boolean =>
  marks.some((mark) => unit.marks(mark).length > 0)

export interface Observed {
  read: ReadSentence
  unit: Unit
  observation: Observation
}

/**
 * Caches what is derived from a list of sentences: at every key press a dozen rules read the same sentences,
 * and all but one are unchanged.
 */
export function cachedFor<Made>(make: (sentence: ReadSentence) => readonly Made[]) {
  const known = new WeakMap<readonly ReadSentence[], readonly Made[]>()
  const single = new WeakMap<ReadSentence, readonly Made[]>()
  const ofOne = (sentence: ReadSentence): readonly Made[] => {
    const made = single.get(sentence) ?? make(sentence)
    single.set(sentence, made)
    return made
  }
  return (sentences: readonly ReadSentence[]): readonly Made[] => {
    const made = known.get(sentences) ?? sentences.flatMap(ofOne)
    known.set(sentences, made)
    return made
  }
}

/** Lists everything that sentences say of organs. */
export const observedIn = cachedFor<Observed>((read) =>
  read.reading.units.flatMap((unit) => unit.observations.map((observation) => ({ read, unit, observation }))),
)

export interface InUnit {
  read: ReadSentence
  unit: Unit
}

export const unitsOf = cachedFor<InUnit>((read) => read.reading.units.map((unit) => ({ read, unit })))
