import type { ModuleDefinition } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'

export function CitationLine({ citation }: { citation: ModuleDefinition['citations'][number] }) {
  const text = useText()
  return (
    <cite className="block text-xs text-muted not-italic">
      {text('ui.labelled', { label: text('moduleRun.why.source'), value: '' })}
      {citation.url ? (
        <a
          href={citation.url}
          target="_blank"
          rel="noreferrer noopener"
          className="text-accent-text underline underline-offset-2"
        >
          {citation.text}
        </a>
      ) : (
        citation.text
      )}
    </cite>
  )
}
