import type { Alarm } from '../Alarm.ts'
import type { Span } from '../text/numbers.ts'
import { cachedForUnits, type InUnit, placeIn, type ReadReport, wordsAt } from './Rule.ts'

/** A figure of a report with its place. */
export interface Figure extends InUnit, Span {
  value: number
}

export const numberOf = (text: string | undefined): number => Number((text ?? '').replace(',', '.'))

/** Finds the numbers that are the first group of a pattern, sentence by sentence. */
export const figuresOf = (pattern: RegExp, figureOf: (match: RegExpExecArray) => number) =>
  cachedForUnits<Figure>((one) =>
    [...one.unit.text.matchAll(pattern)].map((match) => {
      const start = one.unit.start + match.index
      return { ...one, start, end: start + match[0].length, value: figureOf(match) }
    }),
  )

/** Returns whether the order or any sentence of a report contains the words. */
export const isNamedIn = ({ report, sentences }: ReadReport, words: RegExp): boolean =>
  words.test(report.context.study?.order ?? '') || sentences.some(({ sentence }) => words.test(sentence.text))

type Place = Pick<InUnit, 'read'> & Span

export function alarmOfFigures(said: Place, source: Place, expected: string): readonly Alarm[] {
  if (!said.read.isByHand && !source.read.isByHand) return []
  const place = placeIn(said.read, said)
  return [
    {
      rule: 'R112',
      level: 'warn',
      variant: 'figures',
      places: [place, placeIn(source.read, source)],
      facts: { here: wordsAt(said.read, said), there: wordsAt(source.read, source).trim(), expected },
      repair: { kind: 'go', to: place },
    },
  ]
}

/** Finds a pathologist's T without a prefix for earlier treatment. */
export const tumorsIn = cachedForUnits<InUnit & Span & { stage: string }>((one) =>
  [...one.unit.text.matchAll(/(?<![\p{L}\d])pT([1-4][abc]?)(?![\p{Ll}\d(])/gu)].map((match) => {
    const start = one.unit.start + match.index
    return { ...one, start, end: start + match[0].length, stage: match[1] ?? '' }
  }),
)
