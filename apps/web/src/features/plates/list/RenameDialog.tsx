import { checkPlateName, PLATE_NAME_MAX_CHARACTERS, tidyName } from '@pandok/domain'
import { Button, Dialog, TextField } from '@pandok/ui'
import { type FormEvent, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import type { PlateRow } from './usePlates.ts'

interface RenameDialogProps {
  row: PlateRow
  rename: (row: PlateRow, name: string) => Promise<string | undefined>
  onClose: () => void
}

export function RenameDialog({ row, rename, onClose }: RenameDialogProps) {
  const text = useText()
  const [name, setName] = useState(row.name)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const max = PLATE_NAME_MAX_CHARACTERS

  async function submit(event: FormEvent) {
    event.preventDefault()
    const verdict = checkPlateName(tidyName(name))
    if (!verdict.ok) return setProblem(text.problem(verdict.reason, { max }))
    setBusy(true)
    setProblem(await rename(row, tidyName(name)))
    setBusy(false)
  }

  return (
    <Dialog
      open
      size="sm"
      title={text('plates.rename.title', { name: row.name })}
      closeLabel={text('ui.close')}
      onClose={onClose}
    >
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextField
          label={text('plates.rename.label')}
          hint={text('plates.rename.hint', { max })}
          value={name}
          error={problem}
          onChange={({ target }) => setName(target.value)}
          onFocus={({ target }) => target.select()}
        />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {text('ui.cancel')}
          </Button>
          <Button type="submit" variant="primary" loading={isBusy}>
            {text('plates.rename.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
