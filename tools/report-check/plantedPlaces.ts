import type { Alarm, CheckedReport } from '@pandok/report-check'

interface WordPlace {
  sentence: string
  start: number
  end: number
}

const END = /[.。;；\n](?!\d)/u

/** Returns the sentence around some letters of a section. */
export function aroundWords(text: string, start: number, end: number): { start: number; end: number } {
  const before = text.slice(0, start).split(END).at(-1)?.length ?? 0
  const behind = text.slice(end).split(END)[0]?.length ?? 0
  return { start: start - before, end: end + behind }
}

/** Returns the sentences of a wrong report whose words the right one doesn't have. */
export function plantedPlaces(wrong: CheckedReport, right: CheckedReport): readonly WordPlace[] {
  const isLonger = wrong.sentences.length > right.sentences.length
  const isThere = (text: string): boolean => right.sentences.some((one) => one.text === text)
  return wrong.sentences.flatMap(({ id, text }, index) => {
    const was = isLonger ? undefined : right.sentences[index]?.text
    if (was === text || isThere(text)) return []
    if (was === undefined) return [{ sentence: id, start: 0, end: text.length }]
    const start = sharedLength(text, was)
    const most = Math.min(text.length, was.length) - start
    const end = text.length - Math.min(most, sharedLength(reversed(text), reversed(was)))
    return [{ sentence: id, ...aroundWords(text, start, end) }]
  })
}

const reversed = (text: string): string => text.split('').reverse().join('')

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** Returns whether an alarm leads to one of these sentences. */
export const leadsTo = ({ places }: Alarm, planted: readonly WordPlace[]): boolean =>
  places.some(
    (place) =>
      place.of === 'sentence' &&
      planted.some(
        ({ sentence, start, end }) => sentence === place.sentence && place.start < end && place.end > start,
      ),
  )
