import type { Destination } from '@pandok/board'
import { Select } from '@pandok/ui'
import { type Text, useText } from '#platform/text/text.ts'
import type { Destinations } from './useDestinations.ts'

const PRESETS = ['text', 'cp949', 'ascii', 'markdown', 'rtf'] as const

interface DestinationSelectProps {
  destinations: Destinations
  className?: string | undefined
}

export function DestinationSelect({ destinations, className }: DestinationSelectProps) {
  const text = useText()
  return (
    <Select
      label={text('destination.label')}
      className={className}
      value={destinations.chosen.id}
      onChange={({ target }) => destinations.choose(target.value)}
    >
      {destinations.all.map((one) => (
        <option key={one.id} value={one.id}>
          {destinationName(one, text)}
        </option>
      ))}
    </Select>
  )
}

/** Built-in destinations have a translated name. */
function destinationName({ id, name }: Destination, text: Text): string {
  const preset = PRESETS.find((one) => one === id)
  return preset ? text(`destination.preset.${preset}`) : name
}
