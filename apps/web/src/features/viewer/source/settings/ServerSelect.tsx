import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { ImageSource } from './ImageSource.ts'

interface ServerSelectProps {
  sources: readonly ImageSource[]
  chosen: ImageSource
  onChoose: (id: string) => void
  className?: string
}

/** Chooses one of the image servers that the member has set up. */
export function ServerSelect({ sources, chosen, onChoose, className }: ServerSelectProps) {
  const text = useText()
  return (
    <Select
      className={className}
      label={text('viewer.source.list')}
      value={chosen.id}
      onChange={({ target }) => onChoose(target.value)}
    >
      {sources.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
