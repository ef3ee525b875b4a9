import type { Alarm } from '../Alarm.ts'
import type { Span } from '../text/numbers.ts'
import { blanked, wordsLeft } from '../text/wordsIn.ts'
import { lexiconOf } from '../words/lexiconOf.ts'
import { wholeWords } from '../words/phrases.ts'
import { has, type InUnit, placeIn, type ReadSentence, type Rule, unitsOf } from './Rule.ts'

/** Reports a recommended follow-up that lacks the examination or the time. */
export const followUpLacks: Rule = {
  id: 'R118',
  check({ advised }) {
    const all = unitsOf(advised)
    const isTimed = all.some((one) => isTiming(one))
    // A biopsy is an alternative to waiting and has no interval.
    const isSampled = all.some(({ unit }) => has(unit, 'biopsy'))
    const isNamed = all.some(({ unit }) => has(unit, 'modalities'))
    return all.flatMap(({ read, unit }): Alarm[] => {
      if (!read.isByHand) return []
      const at = unit.marks('followUp')[0]
      const isAdvice = has(unit, 'recommend') || read.sentence.section === 'recommendation'
      if (!at || !isAdvice || has(unit, 'asNeeded', 'comparison')) return []
      if (hasLostInterval(read)) return [alarmAt(read, at, 'interval')]
      if (isSampled) return []
      // «Repeat ultrasound or MRI» completes this exam and isn't a follow-up at a later time.
      if ((isTimed && isNamed) || unit.marks('modalities').length > 1) return []
      const lacks = isTimed ? 'exam' : isNamed ? 'interval' : 'both'
      if (lacks === 'interval' && !isPlain({ read, unit })) return []
      return [alarmAt(read, at, lacks)]
    })
  },
}

const KNOWN = ['followUp', 'recommend', 'modalities', 'attributes', 'minor', 'fillers'] as const

/** These words of advice say nothing about its time. */
const OF_ADVICE = new RegExp(wholeWords('ofAdvice'), 'giu')

/**
 * Returns whether the advice names only what to examine and with what. Any other word may give the time:
 * «after the menses», «with the next staging».
 */
function isPlain({ read, unit: { text } }: InUnit): boolean {
  const lexicon = lexiconOf(read.reading.locale)
  const known = [
    ...KNOWN.flatMap((mark) => lexicon.mark(mark)(text)),
    ...lexicon.organs(text),
    ...lexicon.concepts(text),
    ...lexicon.sides(text),
  ]
  return wordsLeft(blanked(text, known).replace(OF_ADVICE, ' '), lexicon).length === 0
}

/** «Grown by 3 mm in a year» is about the past: only a recommendation gives a time. */
const isTiming = ({ read, unit }: InUnit): boolean =>
  has(unit, 'intervals') ||
  (unit.intervals.length > 0 &&
    (read.sentence.section === 'recommendation' || has(unit, 'followUp', 'recommend', 'modalities')))

/** Returns whether the values have an interval that somebody removed from their sentence. */
const hasLostInterval = ({ made, reading }: ReadSentence): boolean =>
  (made?.units.some(({ intervals }) => intervals.length > 0) ?? false) &&
  reading.units.every((unit) => unit.intervals.length === 0 && !has(unit, 'intervals'))

const alarmAt = (read: ReadSentence, at: Span, lacks: 'exam' | 'interval' | 'both'): Alarm => ({
  rule: 'R118',
  level: lacks === 'interval' ? 'warn' : 'note',
  variant: lacks,
  places: [placeIn(read, at)],
  facts: {},
  repair: { kind: 'go', to: placeIn(read, at) },
})
