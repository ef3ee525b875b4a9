import { Button, Dialog, TextField } from '@pandok/ui'
import { readWindow, startOf, windowNumbers, windowOf } from '@pandok/viewer'
import { type FormEvent, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useViewer } from '../workspace/ViewerContext.ts'

export function WindowDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={text('viewer.window.type')}
      closeLabel={text('ui.close')}
    >
      <WindowForm onDone={onClose} />
    </Dialog>
  )
}

function WindowForm({ onDone }: { onDone: () => void }) {
  const text = useText()
  const viewer = useViewer()
  const { frame, view } = viewer.session.activeViewport()
  const located = frame === undefined ? undefined : viewer.locate(frame)
  const decoded = located && viewer.frames.get(located.frame.id)
  const appearance = located && decoded ? windowOf(located.frame, decoded, view.voi) : undefined
  const now = windowNumbers(appearance ? startOf(appearance) : { center: 40, width: 400 })
  const [center, setCenter] = useState(now.center)
  const [width, setWidth] = useState(now.width)
  const [wrong, setWrong] = useState<'center' | 'width'>()

  function apply(event: FormEvent) {
    event.preventDefault()
    if (!appearance) return onDone()
    const voi = readWindow(appearance, center, width)
    if (!voi) return setWrong(readWindow(appearance, center, '1') ? 'width' : 'center')
    viewer.session.changeView({ voi })
    onDone()
  }

  return (
    <form onSubmit={apply} noValidate className="grid gap-3 pb-2">
      <TextField
        label={text('viewer.window.center')}
        inputMode="decimal"
        value={center}
        onChange={({ target }) => setCenter(target.value)}
        error={wrong === 'center' ? text('viewer.window.numberWrong') : undefined}
        data-autofocus
      />
      <TextField
        label={text('viewer.window.width')}
        inputMode="decimal"
        value={width}
        onChange={({ target }) => setWidth(target.value)}
        error={wrong === 'width' ? text('viewer.window.widthWrong') : undefined}
      />
      <Button type="submit" variant="primary" className="justify-self-end">
        {text('viewer.window.apply')}
      </Button>
    </form>
  )
}
