import type { Path } from '@pandok/module-engine'
import { IconButton, Select, XIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { pathName } from '#shared/fields/focusPath.ts'

interface AddedItemsProps {
  label: string
  hint?: string | undefined
  items: readonly { id: string; name: string }[]
  chosen: readonly string[]
  /** The placeholder while there is something to add, and the one if there isn't. */
  words: { add: string; allTaken: string }
  onChange: (ids: readonly string[]) => void
  path: Path
  error?: string | undefined
  size?: 'sm' | undefined
}

/** Several items of a long list, added one by one and kept in the order in which they were added. */
export function AddedItems({
  label,
  hint,
  items,
  chosen,
  words,
  onChange,
  path,
  error,
  size,
}: AddedItemsProps) {
  const text = useText()
  const nameOf = (id: string) => items.find((one) => one.id === id)?.name ?? id
  const free = items.filter(({ id }) => !chosen.includes(id))
  return (
    <div className="grid gap-1.5">
      <Select
        size={size}
        label={label}
        hint={hint}
        value=""
        error={error}
        data-path={pathName(path)}
        onChange={({ target }) => target.value !== '' && onChange([...chosen, target.value])}
      >
        <option value="">{free.length === 0 ? words.allTaken : words.add}</option>
        {free.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {chosen.length > 0 ? (
        <ul aria-label={label} className="flex flex-wrap gap-1.5">
          {chosen.map((id) => (
            <li
              key={id}
              className="flex min-w-0 items-center gap-1 rounded-md border border-line bg-raised ps-2 text-sm"
            >
              <span className="min-w-0 break-words">{nameOf(id)}</span>
              <IconButton
                size="sm"
                label={text('plateExam.cells.remove', { name: nameOf(id) })}
                icon={<XIcon />}
                onClick={() => onChange(chosen.filter((one) => one !== id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
