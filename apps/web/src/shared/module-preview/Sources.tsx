import type { ModuleDefinition } from '@pandok/module-engine'
import { useId } from 'react'
import { useText } from '#platform/text/text.ts'

/** Where the rule comes from; somebody who takes it over should be able to look. */
export function Sources({ definition }: { definition: Pick<ModuleDefinition, 'citations'> }) {
  const text = useText()
  const id = useId()
  if (definition.citations.length === 0) return null
  return (
    <div className="grid gap-1 text-sm">
      <p id={id} className="font-semibold text-muted">
        {text('modules.preview.sources')}
      </p>
      <ol aria-labelledby={id} className="grid list-decimal gap-1 ps-5">
        {definition.citations.map((citation) => (
          <li key={citation.text} className="break-words">
            {isSafe(citation.url) ? (
              <a href={citation.url} target="_blank" rel="noopener noreferrer" className="underline">
                {citation.text}
              </a>
            ) : (
              citation.text
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Anybody may write a source, and what leads there is followed by others. */
const isSafe = (url: string | undefined): url is string => url?.startsWith('https://') ?? false
