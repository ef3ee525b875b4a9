import { Button, Dialog } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { RangeField } from '../planes/RangeField.tsx'
import { imageWindow } from '../window/imageElement.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { CARD, keepScreenPixel, screenPixelOf } from './screenSizes.ts'

/** CSS pixels of a card's long side, from coarse projectors to fine screens without scaling. */
const LENGTH = { min: 130, max: 1000 }
/** A CSS pixel is meant to be 1/96 inch. */
const NOMINAL_MM = 25.4 / 96

/** Measures the screen with a bank card, because browsers don't know its size. */
export function ScreenDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={text('viewer.screen.title')}
      closeLabel={text('ui.close')}
    >
      <ScreenForm onDone={onClose} />
    </Dialog>
  )
}

function ScreenForm({ onDone }: { onDone: () => void }) {
  const text = useText()
  const { session } = useViewer()
  const known = screenPixelOf(window)
  const [length, setLength] = useState(() => Math.round(CARD.long / (known ?? NOMINAL_MM)))

  function keep(pixelMm: number | undefined) {
    keepScreenPixel(window, pixelMm)
    session.setScreenPixel(screenPixelOf(imageWindow()))
    onDone()
  }

  return (
    <div className="grid gap-3 pb-2">
      <p>{text('viewer.screen.text')}</p>
      <RangeField
        label={text('viewer.screen.length')}
        {...LENGTH}
        step={1}
        value={length}
        onChange={setLength}
      />
      <div className="overflow-auto">
        <Card length={length} />
      </div>
      <p className="text-sm text-muted">{text('viewer.screen.limits')}</p>
      <div className="flex flex-wrap justify-end gap-2">
        {known === undefined ? null : (
          <Button onClick={() => keep(undefined)}>{text('viewer.screen.forget')}</Button>
        )}
        <Button variant="primary" onClick={() => keep(CARD.long / length)}>
          {text('viewer.screen.keep')}
        </Button>
      </div>
    </div>
  )
}

/** Upright where the window is narrower than a card is long. */
const Card = ({ length }: { length: number }) => (
  <div
    aria-hidden="true"
    data-card=""
    style={{ '--long': `${length}px`, '--short': `${(length * CARD.short) / CARD.long}px` }}
    className="h-(--long) w-(--short) rounded-lg border border-accent bg-accent-soft md:h-(--short) md:w-(--long)"
  />
)
