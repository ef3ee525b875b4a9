import type { AnswerKey, LabelledAnswer } from './AnswerKey.ts'
import { type Grades, gradesOf } from './gradesOf.ts'

const DIGITS = '123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Assigns keys to the answers of a question from their labels: the number or grade in the label, else the
 * position. Rules M500–M504.
 */
export function answerKeys(answers: readonly LabelledAnswer[]): readonly AnswerKey[] {
  // «Ⅱ», «２» and «②» are normalized to II and 2.
  const labels = answers.map(({ label }) => label.normalize('NFKC'))
  const grades = gradesOf(labels)
  const keys = grades && gradedKeys(answers, labels, grades)
  if (keys) return keys
  const byPlace = positionKeys(answers.length, !labels.some((label) => /\p{N}/u.test(label)))
  return answers.map(({ id }, place) => ({ id, keys: byPlace[place] ?? '' }))
}

/** Returns undefined if there are too few letters for the labels without a grade. */
function gradedKeys(
  answers: readonly LabelledAnswer[],
  labels: readonly string[],
  { grades, prefix }: Grades,
): readonly AnswerKey[] | undefined {
  // A letter that begins or ends a code is never an answer by itself: «4 … A», pressed slowly, must not
  // choose another answer.
  const taken = new Set(grades.flatMap((grade) => [...(grade?.code ?? '')]))
  const isFree = (letter: string | undefined): letter is string =>
    letter !== undefined && LETTERS.includes(letter) && !taken.has(letter)
  const keys = grades.map((grade, place): AnswerKey | undefined => {
    const { id = '', label = '' } = answers[place] ?? {}
    return grade && { id, keys: grade.code, at: grade.at && printedAt(label, labels[place], grade.at) }
  })
  // «Tis» beside T1 and «LR-M» beside LR-4 get a letter of their own.
  for (const [place, label] of labels.entries()) {
    if (keys[place] || prefix === '' || !label.startsWith(prefix)) continue
    const word = /^[A-Za-z]*/u.exec(label.slice(prefix.length))?.[0].toUpperCase() ?? ''
    const letter = [...word].find(isFree)
    if (letter === undefined) continue
    const from = prefix.length + word.indexOf(letter)
    const { id = '', label: own = '' } = answers[place] ?? {}
    taken.add(letter)
    keys[place] = { id, keys: letter, at: printedAt(own, label, { from, to: from + 1 }) }
  }
  return allOf(
    keys.map((key, place) => {
      if (key) return key
      const letter = [...LETTERS].find(isFree)
      if (letter === undefined) return undefined
      taken.add(letter)
      return { id: answers[place]?.id ?? '', keys: letter }
    }),
  )
}

/**
 * Returns undefined if the label writes the key in another way: «②» is 2 but isn't printed as 2. The prefix
 * may contain full-width characters such as «（».
 */
const printedAt = <Place extends { from: number; to: number }>(
  label: string,
  normal: string | undefined,
  place: Place,
): Place | undefined => {
  const isSameLength = label.slice(0, place.to).normalize('NFKC').length === place.to
  const isPrinted = label.slice(place.from, place.to) === normal?.slice(place.from, place.to)
  return isSameLength && isPrinted ? place : undefined
}

const allOf = <T>(items: readonly (T | undefined)[]): readonly T[] | undefined =>
  items.every((item) => item !== undefined) ? (items as readonly T[]) : undefined

/**
 * Assigns keys by position: digits, then letters, or letters alone. If they don't suffice, the last letters
 * begin pairs, so that the keys of no answer begin those of another.
 */
function positionKeys(count: number, hasDigits: boolean): string[] {
  const signs = [...(hasDigits ? DIGITS : ''), ...LETTERS]
  const openers = Math.max(0, Math.ceil((count - signs.length) / (signs.length - 1)))
  const single = signs.slice(0, signs.length - openers)
  const pairs = signs.slice(signs.length - openers).flatMap((first) => signs.map((second) => first + second))
  return [...single, ...pairs].slice(0, count)
}
