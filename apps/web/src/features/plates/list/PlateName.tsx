import { Anchor } from '@pandok/ui'
import { editorOf, previewOf } from './plateLinks.ts'
import type { PlateRow } from './usePlates.ts'

/**
 * The name links to the editor for the member's own plates and to the preview for others; a locked plate has
 * no link.
 */
export function PlateName({ row, className = '' }: { row: PlateRow; className?: string }) {
  const look = `font-semibold wrap-anywhere ${className}`
  if (!row.may.open) return <span className={look}>{row.name}</span>
  return (
    <Anchor href={row.may.save ? editorOf(row.id) : previewOf(row.id)} className={`${look} hover:underline`}>
      {row.name}
    </Anchor>
  )
}
