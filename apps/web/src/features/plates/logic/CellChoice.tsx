import type { Path } from '@pandok/module-engine'
import { IconButton, Select, XIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { useBoardState } from '../editor/useBoard.ts'

interface CellChoiceProps {
  label: string
  hint?: string | undefined
  chosen: readonly string[]
  /** A cell that isn't offered. */
  except?: string | undefined
  onChange: (ids: readonly string[]) => void
  path: Path
  error?: string | undefined
}

export function CellChoice({ label, hint, chosen, except, onChange, path, error }: CellChoiceProps) {
  const text = useText()
  const cells = useBoardState(({ plate }) => plate.cells)
  const nameOf = (id: string) => cells.find((one) => one.id === id)?.title ?? id
  const free = cells.filter(({ id }) => id !== except && !chosen.includes(id))
  return (
    <div className="grid gap-1.5">
      <Select
        label={label}
        hint={hint}
        value=""
        error={error}
        data-path={pathName(path)}
        onChange={({ target }) => target.value !== '' && onChange([...chosen, target.value])}
      >
        <option value="">
          {text(free.length === 0 ? 'plateExam.cells.allTaken' : 'plateExam.cells.add')}
        </option>
        {free.map(({ id, title, name }) => (
          <option key={id} value={id}>
            {title || name}
          </option>
        ))}
      </Select>
      {chosen.length > 0 ? (
        <ul aria-label={label} className="flex flex-wrap gap-1.5">
          {chosen.map((id) => (
            <li key={id} className="flex min-w-0 items-center gap-1 rounded-md bg-sunken ps-2 text-sm">
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
