import type { RunState } from '@pandok/board'
import { textOf } from '@pandok/module-engine'
import type { AlarmPlace } from '@pandok/report-check'
import type { Text } from '#platform/text/text.ts'
import { titleOf } from '../concerns/titleOf.ts'

/** Longer texts are cut, because they don't fit on a button. */
const WORDS_MAX = 28

/** The label of the button that leads to a place. */
export function placeName(place: AlarmPlace, state: RunState, text: Text): string {
  switch (place.of) {
    case 'sentence': {
      const entry = state.entries.find(({ id }) => id === place.sentence)
      const words = entry?.text.slice(place.start, place.end).trim() || (entry?.text ?? '')
      const section = entry ? text(`reportSection.${entry.section}`) : ''
      return text('check.place.sentence', { section, words: shortened(words) })
    }
    case 'value': {
      const run = state.runs.find(({ id }) => id === place.runId)
      const filling = run?.fillings.find(({ id }) => id === place.filling)
      const input = filling?.definition.inputs.find(({ id }) => id === place.at.id)
      const field = textOf(input?.label, text.locale) || place.at.id
      return text('check.place.value', { title: run ? titleOf(run, text.locale) : '', field })
    }
    case 'run': {
      const run = state.runs.find(({ id }) => id === place.runId)
      return run ? titleOf(run, text.locale) : ''
    }
    case 'region': {
      const region = state.exam?.regions.find(({ id }) => id === place.region)
      return textOf(region?.name, text.locale) ?? ''
    }
    case 'image':
      return text('check.place.image')
  }
}

const shortened = (words: string): string =>
  words.length > WORDS_MAX ? `${words.slice(0, WORDS_MAX)}…` : words

/** Whether the place can get the focus. */
export const isReachable = (place: AlarmPlace): boolean => place.of !== 'image'
