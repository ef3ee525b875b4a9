import type { ModuleOutput, Preset } from '@pandok/domain'
import { type ModuleDefinition, type ModuleSession, openSession } from '@pandok/module-engine'
import { ModuleForm } from '@pandok/module-form'
import { Button, Notice, RotateCcwIcon } from '@pandok/ui'
import { useEffect, useRef, useState } from 'react'
import { formWords } from '#platform/text/formWords.ts'
import { useText } from '#platform/text/text.ts'
import { today } from '#platform/today.ts'
import { compiledOf } from '#shared/board/moduleReading.ts'
import { enteredFrom, isTooLarge, presetFrom, presetOfModule } from '#shared/board/presets.ts'
import { put } from '#shared/fields/arrays.ts'
import { useCellWork } from './CellContext.ts'

interface PresetFormProps {
  output: ModuleOutput
  definition: ModuleDefinition
  name: string
}

/** The module's form; the entered values become the cell's preset. */
export function PresetForm({ output, definition, name }: PresetFormProps) {
  const text = useText()
  const { session, isRefused } = usePresetSession(output, definition)

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

const open = (definition: ModuleDefinition, preset: Preset): ModuleSession =>
  openSession(compiledOf(definition), { today: today(), entered: enteredFrom(preset) })

const textOfPreset = (preset: Preset): string => JSON.stringify(preset)

/** A session of the module that starts with the cell's preset; every change updates the preset. */
function usePresetSession(output: ModuleOutput, definition: ModuleDefinition) {
  const { cell, change } = useCellWork()
  const preset = presetOfModule(cell.outputs, output.moduleId)
  const written = useRef(textOfPreset(preset))
  const [session, setSession] = useState(() => open(definition, preset))
  const [isRefused, setRefused] = useState(false)

  // After undo, the form starts again with the plate's preset.
  useEffect(() => {
    const now = textOfPreset(preset)
    if (now === written.current) return
    written.current = now
    setSession(open(definition, preset))
  }, [preset, definition])

  useEffect(
    () =>
      session.subscribe(() => {
        const next = presetFrom(session.entered())
        setRefused(isTooLarge(next))
        if (isTooLarge(next) || textOfPreset(next ?? {}) === written.current) return
        written.current = textOfPreset(next ?? {})
        change(
          (now) => ({
            ...now,
            outputs: now.outputs.map((one) =>
              one.kind === 'module' && one.moduleId === output.moduleId
                ? put(one, 'preset', one.id === output.id ? next : undefined)
                : one,
            ),
          }),
          `preset/${output.id}`,
        )
      }),
    [session, change, output.id, output.moduleId],
  )

  return { session, isRefused }
}
