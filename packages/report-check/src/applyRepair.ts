import type { Repair } from './Alarm.ts'

/** Edits are applied from the last to the first, so that the offsets stay valid. */
export function applyRepair(sentence: string, text: string, repair: Repair): string {
  if (repair.kind !== 'edit') return text
  return repair.edits
    .filter((edit) => edit.sentence === sentence)
    .toSorted((a, b) => b.start - a.start)
    .reduce((words, { start, end, text: into }) => words.slice(0, start) + into + words.slice(end), text)
}
