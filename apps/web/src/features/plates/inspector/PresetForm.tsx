import type { Cell, ModuleOutput, Preset } from '@pandok/domain'
import type { ModuleDefinition } from '@pandok/module-engine'
import { ModuleForm } from '@pandok/module-form'
import { Button, Notice, RotateCcwIcon } from '@pandok/ui'
import { formWords } from '#platform/text/formWords.ts'
import { useText } from '#platform/text/text.ts'
import { presetOfModule } from '#shared/board/presets.ts'
import { put } from '#shared/fields/arrays.ts'
import { useCellWork } from './CellContext.ts'
import { usePresetSession } from './usePresetSession.ts'

interface PresetFormProps {
  output: ModuleOutput
  definition: ModuleDefinition
  name: string
}

/** The module's form; the entered values become the cell's preset. */
export function PresetForm({ output, definition, name }: PresetFormProps) {
  const text = useText()
  const { cell, change } = useCellWork()
  const { session, isRefused } = usePresetSession(
    definition,
    presetOfModule(cell.outputs, output.moduleId),
    (next) => change((now) => withPreset(now, output, next), `preset/${output.id}`),
  )

  return (
    <div className="grid gap-3">
      <p className="text-xs text-muted">{text('plateCell.preset.hint')}</p>
      <ModuleForm
        session={session}
        definition={definition}
        locale={text.locale}
        words={formWords(text)}
        label={text('plateCell.preset.form', { name })}
        asksToConfirm={false}
      />
      {isRefused ? (
        <Notice tone="danger" role="alert">
          {text.problem('tooLarge')}
        </Notice>
      ) : null}
      <Button
        size="sm"
        variant="quiet"
        className="justify-self-start"
        icon={<RotateCcwIcon />}
        onClick={() => session.reset()}
      >
        {text('plateCell.preset.clear')}
      </Button>
    </div>
  )
}

/** The module's first output holds the preset for all of them. */
const withPreset = (cell: Cell, { id, moduleId }: ModuleOutput, next: Preset | undefined): Cell => ({
  ...cell,
  outputs: cell.outputs.map((one) =>
    one.kind === 'module' && one.moduleId === moduleId
      ? put(one, 'preset', one.id === id ? next : undefined)
      : one,
  ),
})
