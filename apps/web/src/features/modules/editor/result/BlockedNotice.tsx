import { Notice } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

export function BlockedNotice({ blocks }: { blocks: readonly string[] }) {
  const text = useText()
  if (blocks.length === 0) return null
  return (
    <Notice tone="warning" title={text('moduleRun.result.blocked')}>
      <ul>
        {blocks.map((block) => (
          <li key={block}>{block}</li>
        ))}
      </ul>
    </Notice>
  )
}
