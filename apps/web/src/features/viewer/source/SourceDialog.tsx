import { useState } from 'react'
import { SourceContents } from './SourceContents.tsx'

interface SourceDialogProps {
  open: boolean
  onClose: () => void
}

/** Remembers what was found as long as the viewer is there, so that a prior study is not searched for anew. */
export function SourceDialog({ open, onClose }: SourceDialogProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (open && !wasOpened) setWasOpened(true)
  return wasOpened || open ? <SourceContents open={open} onClose={onClose} /> : null
}
