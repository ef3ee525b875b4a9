import { Button, Popover, TextField } from '@pandok/ui'
import { plausibleMicrons, type SlideSource } from '@pandok/viewer'
import { type FormEvent, useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'

interface MicronsFieldProps {
  source: SlideSource
  /** Called with undefined to remove the entered size. */
  onMicrons: (perPixel: number | undefined) => void
}

/** A field for the pixel size, only for files without one. Readings then state that it was entered. */
export function MicronsField({ source, onMicrons }: MicronsFieldProps) {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  function enter(perPixel: number | undefined) {
    setOpen(false)
    onMicrons(perPixel)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="font-semibold underline underline-offset-2"
      >
        {text('viewer.slide.microns.enter')}
      </button>
      <Popover
        open={isOpen}
        onClose={() => setOpen(false)}
        anchor={button}
        label={text('viewer.slide.microns.enter')}
        className="w-64"
      >
        <MicronsForm given={source.micronsPerPixel?.x} onEnter={enter} />
      </Popover>
    </>
  )
}

interface MicronsFormProps {
  given: number | undefined
  onEnter: (perPixel: number | undefined) => void
}

function MicronsForm({ given, onEnter }: MicronsFormProps) {
  const text = useText()
  const [words, setWords] = useState(given ? String(given) : '')
  const [isWrong, setWrong] = useState(false)

  function apply(event: FormEvent) {
    event.preventDefault()
    const value = Number(words.trim().replace(',', '.'))
    if (plausibleMicrons(value, value, 'reader')) onEnter(value)
    else setWrong(true)
  }

  return (
    <form onSubmit={apply} noValidate className="grid gap-2">
      <TextField
        label={text('viewer.slide.microns.field')}
        inputMode="decimal"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        error={isWrong ? text('viewer.slide.microns.wrong') : undefined}
        data-autofocus
      />
      <div className="flex justify-end gap-2">
        {given ? (
          <Button size="sm" variant="quiet" onClick={() => onEnter(undefined)}>
            {text('viewer.slide.microns.forget')}
          </Button>
        ) : null}
        <Button size="sm" type="submit" variant="primary">
          {text('viewer.window.apply')}
        </Button>
      </div>
    </form>
  )
}
