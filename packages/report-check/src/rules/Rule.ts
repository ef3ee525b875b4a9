import type { Alarm, AlarmPlace, RuleId } from '../Alarm.ts'
import type { CheckedReport, CheckedSentence, CheckedValue } from '../CheckedReport.ts'
import { memoizeWeakly } from '../text/memoizeWeakly.ts'
import type { Span } from '../text/numbers.ts'
import type { Observation } from '../text/observe.ts'
import type { Reading, Unit } from '../text/readText.ts'
import { lexiconOf, type SidedOrgan } from '../words/lexiconOf.ts'
import type { Match } from '../words/matcherOf.ts'

export interface ReadSentence {
  sentence: CheckedSentence
  reading: Reading
  /** For an edited sentence, this is the text of its values. */
  made: Reading | undefined
  /** True if a person typed or edited it. */
  isByHand: boolean
  part: 'findings' | 'conclusion' | 'other'
  /** Results that rules derive from the sentence (`cachedFor`). */
  derived: unknown[]
}

/**
 * The lists of sentences that rules read. A list keeps its identity between key presses as long as its
 * sentences do.
 */
export interface Sentences {
  sentences: readonly ReadSentence[]
  findings: readonly ReadSentence[]
  conclusion: readonly ReadSentence[]
  /** The recommendations, which stand next to the conclusion. */
  advice: readonly ReadSentence[]
  advised: readonly ReadSentence[]
  told: readonly ReadSentence[]
  /** The first list has everything except the findings, the second everything except the conclusion. */
  besideFindings: readonly ReadSentence[]
  besideConclusion: readonly ReadSentence[]
  /**
   * The first list has the sentences that a person typed or edited, the second those that come from values
   * alone.
   */
  byHand: readonly ReadSentence[]
  byValues: readonly ReadSentence[]
}

export interface ReadReport extends Sentences {
  report: CheckedReport
  lists: Sentences
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
  runId,
  filling,
  at,
})

export const wordsAt = ({ reading }: Pick<ReadSentence, 'reading'>, { start, end }: Span): string =>
  reading.text.slice(start, end)

/**
 * Returns the whole word around a place, because the lists know only the end of German compounds such as
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

let slots = 0

/**
 * Caches what is derived from a list of sentences: at every key press a dozen rules read the same sentences,
 * and all but one are unchanged.
 */
export function cachedFor<Made>(make: (sentence: ReadSentence) => readonly Made[]) {
  // A slot of the sentence is found much faster than an entry in a map, and each key press looks it up
  // thousands of times.
  const slot = slots++
  function ofOne(sentence: ReadSentence): readonly Made[] {
    const kept = sentence.derived[slot] as readonly Made[] | undefined
    if (kept) return kept
    const made = make(sentence)
    sentence.derived[slot] = made
    return made
  }
  return memoizeWeakly((sentences: readonly ReadSentence[]): readonly Made[] => {
    const made: Made[] = []
    for (const sentence of sentences) for (const one of ofOne(sentence)) made.push(one)
    return made
  })
}

/** Lists the observations in all sentences. */
export const observedIn = cachedFor<Observed>((read) =>
  read.reading.units.flatMap((unit) => unit.observations.map((observation) => ({ read, unit, observation }))),
)

export interface InUnit {
  read: ReadSentence
  unit: Unit
}

const inUnits = (read: ReadSentence): readonly InUnit[] => read.reading.units.map((unit) => ({ read, unit }))

export const unitsOf = cachedFor<InUnit>(inUnits)

/** Caches what is derived from sentences, unit by unit. */
export const cachedForUnits = <Made>(make: (one: InUnit) => readonly Made[]) =>
  cachedFor<Made>((read) => inUnits(read).flatMap(make))

/**
 * Caches what is derived from the words of a unit. The result must not refer to the sentence, because a sentence that
 * is being typed is a new object at each key press while its other units stay the same.
 */
export function memoizeForUnit<Made extends object>(make: (one: InUnit) => Made): (one: InUnit) => Made {
  const known = new WeakMap<Unit, Made>()
  return (one) => {
    const kept = known.get(one.unit)
    if (kept) return kept
    const made = make(one)
    known.set(one.unit, made)
    return made
  }
}

/** Returns the organs that a unit itself names, with places relative to the unit. */
export const organsIn = memoizeForUnit(({ unit, read }): readonly Match<SidedOrgan>[] =>
  lexiconOf(read.reading.locale).organs(unit.text),
)
