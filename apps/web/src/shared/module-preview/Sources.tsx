import type { ModuleDefinition } from '@pandok/module-engine'
import { useId } from 'react'
import { useText } from '#platform/text/text.ts'

/** The sources of the rule, so that members can check them before copying. */
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

/** Sources are written by members and followed by others, so only https links are allowed. */
const isSafe = (url: string | undefined): url is string => url?.startsWith('https://') ?? false
