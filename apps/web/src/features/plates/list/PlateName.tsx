import { Anchor } from '@pandok/ui'
import { editorOf, previewOf } from './plateLinks.ts'
import type { PlateRow } from './usePlates.ts'

/** One's own is opened to be changed, another's to be tried; a locked one is only a name. */
export function PlateName({ row, className = '' }: { row: PlateRow; className?: string }) {
  const look = `font-semibold break-words ${className}`
  if (!row.may.open) return <span className={look}>{row.name}</span>
  return (
    <Anchor href={row.may.save ? editorOf(row.id) : previewOf(row.id)} className={`${look} hover:underline`}>
      {row.name}
    </Anchor>
  )
}
