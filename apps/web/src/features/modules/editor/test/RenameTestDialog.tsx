import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { NamedTestDialog } from './NamedTestDialog.tsx'

interface RenameTestDialogProps {
  name: string
  onClose: () => void
  onRename: (name: string) => void
}

export function RenameTestDialog({ name, onClose, onRename }: RenameTestDialogProps) {
  const text = useText()
  const [draft, setDraft] = useState(name)
  const trimmed = draft.trim()
  return (
    <NamedTestDialog
      title={text('moduleRun.tests.rename')}
      name={draft}
      onNameChange={setDraft}
      isNameChecked
      onSubmit={() => {
        if (trimmed !== '') onRename(trimmed)
      }}
      onClose={onClose}
    />
  )
}
