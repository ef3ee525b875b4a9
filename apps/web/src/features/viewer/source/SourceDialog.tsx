import { useState } from 'react'
import { SourceContents } from './SourceContents.tsx'

interface SourceDialogProps {
  open: boolean
  onClose: () => void
}

/** Keeps the results while the viewer is mounted, so that a prior study needn't be searched again. */
export function SourceDialog({ open, onClose }: SourceDialogProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (open && !wasOpened) setWasOpened(true)
  return wasOpened || open ? <SourceContents open={open} onClose={onClose} /> : null
}
