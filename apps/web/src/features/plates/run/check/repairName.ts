import type { RunState } from '@pandok/board'
import type { Alarm } from '@pandok/report-check'
import type { Text } from '#platform/text/text.ts'
import { placeName } from './alarmPlaces.ts'

/** Describes a repair: the words that it inserts, or the place that it goes to. */
export function repairName({ repair }: Alarm, state: RunState, text: Text): string {
  if (repair.kind === 'go') return placeName(repair.to, state, text)
  const [edit, ...others] = repair.edits
  if (!edit || others.length > 0) return text('check.repair.several')
  if (edit.text.trim() !== '') return text('check.repair.into', { words: edit.text.trim() })
  const entry = state.entries.find(({ id }) => id === edit.sentence)
  const words = entry?.text.slice(edit.start, edit.end).trim() ?? ''
  return text('check.repair.remove', { words })
}
