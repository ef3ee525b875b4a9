import type { Repair } from './Alarm.ts'

/** A sentence after a repair: its edits are made from the last to the first, so that places stay true. */
export function applyRepair(sentence: string, text: string, repair: Repair): string {
  if (repair.kind !== 'edit') return text
  return repair.edits
    .filter((edit) => edit.sentence === sentence)
    .toSorted((a, b) => b.start - a.start)
    .reduce((words, { start, end, text: into }) => words.slice(0, start) + into + words.slice(end), text)
}
