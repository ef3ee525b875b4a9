import type { Destination } from '@pandok/board'
import type { Text } from '#platform/text/text.ts'

const PRESETS = ['text', 'cp949', 'ascii', 'markdown', 'rtf'] as const

/** Built-in destinations have a translated name. */
export function destinationName({ id, name }: Destination, text: Text): string {
  const preset = PRESETS.find((one) => one === id)
  return preset ? text(`destination.preset.${preset}`) : name
}
