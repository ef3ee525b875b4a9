import { IconButton, Trash2Icon } from '@pandok/ui'
import type { ReactNode } from 'react'

interface CardHeadProps {
  removeLabel: string
  onRemove: () => void
  children: ReactNode
}

/** The name of a list item with its remove button. */
export const CardHead = ({ removeLabel, onRemove, children }: CardHeadProps) => (
  <div className="flex items-start gap-2">
    <div className="min-w-0 flex-1">{children}</div>
    <IconButton size="sm" label={removeLabel} icon={<Trash2Icon />} onClick={onRemove} />
  </div>
)
