import { useState } from 'react'
import { SourceDesk } from './SourceDesk.tsx'

interface SourceDialogProps {
  open: boolean
  onClose: () => void
}

/** Remembers what was found as long as the viewer is there, so that a prior study is not searched for anew. */
export function SourceDialog({ open, onClose }: SourceDialogProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (open && !wasOpened) setWasOpened(true)
  return wasOpened || open ? <SourceDesk open={open} onClose={onClose} /> : null
}
