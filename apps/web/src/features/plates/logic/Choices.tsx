import { Checkbox } from '@pandok/ui'

interface ChoicesProps {
  label: string
  hint?: string | undefined
  items: readonly { id: string; name: string }[]
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** Several items of a short list, kept in the list's order. */
export function Choices({ label, hint, items, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 text-sm font-semibold">{label}</legend>
      {hint ? <p className="pb-1 text-xs text-muted">{hint}</p> : null}
      {items.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange(
              items
                .map((item) => item.id)
                .filter((item) => (item === id ? target.checked : chosen.includes(item))),
            )
          }
        />
      ))}
    </fieldset>
  )
}
