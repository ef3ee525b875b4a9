import type { ModuleUse } from '@pandok/domain'
import { type Path, textOf } from '@pandok/module-engine'
import { IconButton, Notice, Trash2Icon } from '@pandok/ui'
import { useFaultText } from '#features/plates/exam/useFaultText.ts'
import { useFormulaNames } from '#features/plates/logic/useFormulaNames.ts'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { useCellWork } from '../CellContext.ts'
import { useCatalogDefinition } from '../useCatalogDefinition.ts'
import { GivenField } from './GivenField.tsx'

interface UseCardProps {
  use: ModuleUse
  path: Path
  onChange: (update: (use: ModuleUse) => ModuleUse, field: string) => void
  onRemove: () => void
}

/** A used module with the values passed to its inputs. */
export function UseCard({ use, path, onChange, onRemove }: UseCardProps) {
  const text = useText()
  const { cell } = useCellWork()
  const { module, definition } = useCatalogDefinition(use.moduleId)
  const known = useFormulaNames(cell)
  const fault = useFaultText(path)
  const name = module?.name ?? text('plateBoard.state.moduleGone')
  const isOwn = (id: string) => id.startsWith(`${use.as}_`)
  const given = { ...known, fields: known.fields.filter(({ id }) => !isOwn(id)) }
  return (
    <fieldset
      aria-label={name}
      data-path={pathName(path)}
      className="grid min-w-0 gap-3 rounded-lg border border-line bg-raised p-3"
    >
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 font-medium break-words">{name}</p>
        <IconButton
          size="sm"
          label={text('plateExam.uses.remove', { name })}
          icon={<Trash2Icon />}
          onClick={onRemove}
        />
      </div>
      {definition ? null : <Notice tone="warning">{text('plateCell.module.gone')}</Notice>}
      {definition?.inputs.map((input) => (
        <GivenField
          key={input.id}
          input={input}
          label={textOf(input.label, text.locale) || input.id}
          value={use.inputs[input.id]}
          known={given}
          path={[...path, 'inputs', input.id]}
          error={fault('inputs', input.id)}
          onChange={(formula) =>
            onChange(
              (now) => ({
                ...now,
                inputs: put<Record<string, string>, string>({ ...now.inputs }, input.id, formula),
              }),
              `inputs/${input.id}`,
            )
          }
        />
      ))}
    </fieldset>
  )
}
