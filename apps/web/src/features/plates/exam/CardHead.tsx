import { IconButton, Trash2Icon } from '@pandok/ui'
import type { ReactNode } from 'react'

interface CardHeadProps {
  removeLabel: string
  onRemove: () => void
  /** The words that name it. */
  children: ReactNode
}

/** What something on a list is called, and beside it the button that takes it away. */
export const CardHead = ({ removeLabel, onRemove, children }: CardHeadProps) => (
  <div className="flex items-start gap-2">
    <div className="min-w-0 flex-1">{children}</div>
    <IconButton size="sm" label={removeLabel} icon={<Trash2Icon />} onClick={onRemove} />
  </div>
)
