import { Button, Popover, TextField } from '@pandok/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'

const NAME_MAX = 60

interface InsertFieldProps {
  /** Fields that the phrase already has, in any language. */
  known: readonly string[]
  onInsert: (field: string) => void
}

/** Inserts a field that is filled when the cell is run. */
export function InsertField({ known, onInsert }: InsertFieldProps) {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  function insert(field: string) {
    const tidy = field.replace(/[{}\s]+/gu, ' ').trim()
    if (tidy === '') return
    setOpen(false)
    onInsert(tidy)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-6 items-center gap-1 rounded-xs px-1 font-semibold text-accent-text hover:underline"
      >
        <span aria-hidden="true" className="font-mono">
          {'{ }'}
        </span>
        {text('plateCell.insertField')}
      </button>
      <Popover
        open={isOpen}
        onClose={() => setOpen(false)}
        anchor={button}
        label={text('plateCell.insertField')}
        className="w-72"
      >
        <FieldForm known={known} onInsert={insert} />
      </Popover>
    </>
  )
}

function FieldForm({ known, onInsert }: InsertFieldProps) {
  const text = useText()
  const [name, setName] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    // React bubbles events of a nested form to the outer form.
    event.stopPropagation()
    onInsert(name)
  }

  return (
    <form onSubmit={submit} className="grid gap-3">
      {known.length > 0 ? (
        <div className="flex flex-wrap gap-1.5">
          {known.map((field) => (
            <Button key={field} size="sm" onClick={() => onInsert(field)}>
              {`{${field}}`}
            </Button>
          ))}
        </div>
      ) : null}
      <TextField
        label={text('plateCell.field.name')}
        data-autofocus
        autoComplete="off"
        value={name}
        maxLength={NAME_MAX}
        onChange={({ target }) => setName(target.value)}
        hint={text('plateCell.field.hint')}
      />
      <Button type="submit" variant="primary" size="sm" className="justify-self-end">
        {text('plateCell.field.insert')}
      </Button>
    </form>
  )
}
