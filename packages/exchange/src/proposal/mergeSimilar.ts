import type { ProposedRow } from './ProposedRow.ts'
import { readFields } from './proposeRow.ts'

/**
 * Merges the rows that differ in the same word into one: the word becomes a choice, and the other rows aren't
 * imported.
 */
export function mergeSimilar(rows: readonly ProposedRow[], id: string): readonly ProposedRow[] {
  const asked = rows.find((row) => row.id === id)?.similarTo
  const target = rows.find((row) => row.id === asked?.row)
  if (!asked || !target || target.mergedInto !== undefined) return rows
  const isAlike = ({ similarTo, mergedInto }: ProposedRow) =>
    mergedInto === undefined &&
    similarTo?.row === asked.row &&
    similarTo.text === asked.text &&
    similarTo.start === asked.start
  const answers = [...new Set([asked.there, ...rows.filter(isAlike).map((row) => row.similarTo?.here ?? '')])]
  const text = target.texts[asked.text]?.text ?? ''
  const end = asked.start + asked.there.length
  // Somebody may have changed the text since the comparison.
  if (text.slice(asked.start, end) !== asked.there || answers.some((answer) => /[[\]|]/u.test(answer)))
    return rows
  const merged = `${text.slice(0, asked.start)}${choiceOf(answers)}${text.slice(end)}`
  const texts = target.texts.map((part, index) => (index === asked.text ? { ...part, text: merged } : part))
  return rows.map((row) => {
    if (row.id === target.id)
      return {
        ...row,
        texts,
        ...readFields(texts, row.locale),
        isTaken: true,
        unmerged: row.unmerged ?? row.texts,
      }
    return isAlike(row) ? { ...row, isTaken: false, mergedInto: target.id } : row
  })
}

/** Reverts a merge: each row gets its own wording again, and changes of the merged text are discarded. */
export function unmergeSimilar(rows: readonly ProposedRow[], id: string): readonly ProposedRow[] {
  const target = rows.find((row) => row.id === id)
  const texts = target?.unmerged
  if (!texts) return rows
  return rows.map(({ unmerged, mergedInto, ...row }) => {
    if (row.id === id) return { ...row, texts, ...readFields(texts, row.locale) }
    if (mergedInto === id) return { ...row, isTaken: true }
    return {
      ...row,
      ...(unmerged !== undefined && { unmerged }),
      ...(mergedInto !== undefined && { mergedInto }),
    }
  })
}

/**
 * Punctuation that all the words share belongs to the sentence: «mass.» and «cyst.» become `[mass | cyst].`.
 */
function choiceOf(answers: readonly string[]): string {
  const [first = ''] = answers
  const inner = Math.min(...answers.map(({ length }) => length)) - 1
  const isShared = (at: number) =>
    /[^\p{L}\p{N}]/u.test(first.at(at) ?? '') && answers.every((answer) => answer.at(at) === first.at(at))
  let [front, back] = [0, 0]
  while (front < inner && isShared(front)) front += 1
  while (front + back < inner && isShared(-1 - back)) back += 1
  const end = first.length - back
  const words = answers.map((answer) => answer.slice(front, answer.length - back))
  return `${first.slice(0, front)}[${words.join(' | ')}]${first.slice(end)}`
}
