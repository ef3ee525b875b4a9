import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { destinationName } from './destinationName.ts'
import type { Destinations } from './useDestinations.ts'

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
