import type { ModuleOutput } from '@pandok/domain'
import { textOf } from '@pandok/module-engine'
import { Anchor, Button, Checkbox, Notice, Select } from '@pandok/ui'
import { useState } from 'react'
import { put } from '#app/fields/arrays.ts'
import { useText } from '#app/text.ts'
import { useCellWork } from './CellContext.ts'
import { ModulePicker } from './ModulePicker.tsx'
import { SectionField } from './SectionField.tsx'
import { useShelfDefinition } from './useShelfDefinition.ts'

interface ModuleFieldsProps {
  output: ModuleOutput
  path: readonly (string | number)[]
}

/** Which of a module's sentences the cell writes, and where. */
export function ModuleFields({ output, path }: ModuleFieldsProps) {
  const text = useText()
  const { changeOutput } = useCellWork()
  const [isPicking, setPicking] = useState(false)
  const { module, definition } = useShelfDefinition(output.moduleId)

  const change = (update: (now: ModuleOutput) => ModuleOutput, field: string) =>
    changeOutput(output.id, (now) => (now.kind === 'module' ? update(now) : now), field)

  return (
    <>
      {module ? null : (
        <Notice
          tone="warning"
          action={
            <Button size="sm" onClick={() => setPicking(true)}>
              {text('plateCell.module.chooseAgain')}
            </Button>
          }
        >
          {text('plateCell.module.gone')}
        </Notice>
      )}
      {module && !definition ? <Notice tone="danger">{text('plateCell.module.unreadable')}</Notice> : null}
      {definition ? (
        <>
          <div className="grid gap-4 @md:grid-cols-2">
            <Select
              label={text('plateCell.module.which')}
              value={output.moduleOutput ?? ''}
              onChange={({ target }) =>
                change(
                  (now) => put(put(now, 'moduleOutput', target.value || undefined), 'skip', undefined),
                  `which/${target.value}`,
                )
              }
            >
              <option value="">{text('plateCell.module.all')}</option>
              {definition.outputs.map(({ id, label }) => (
                <option key={id} value={id}>
                  {textOf(label, text.locale) ?? id}
                </option>
              ))}
            </Select>
            <SectionField output={output} path={path} />
          </div>
          {output.moduleOutput === undefined && definition.outputs.length > 1 ? (
            <fieldset className="grid gap-2">
              <legend className="mb-2 text-sm font-semibold">{text('plateCell.module.written')}</legend>
              {definition.outputs.map(({ id, label, section, optional }) => (
                <Checkbox
                  key={id}
                  label={textOf(label, text.locale) ?? id}
                  hint={
                    optional
                      ? text('plateCell.module.optional', { section: text(`reportSection.${section}`) })
                      : text(`reportSection.${section}`)
                  }
                  checked={!output.skip?.includes(id)}
                  onChange={({ target }) =>
                    change((now) => withSkip(now, id, !target.checked), `skip/${id}/${target.checked}`)
                  }
                />
              ))}
            </fieldset>
          ) : null}
        </>
      ) : null}
      {module ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <Button size="sm" variant="quiet" onClick={() => setPicking(true)}>
            {text('plateCell.module.change')}
          </Button>
          {module.may.save ? (
            <Anchor
              href={`/program/module/${module.id}`}
              target="_blank"
              className="font-semibold text-accent-text hover:underline"
            >
              {text('plateCell.module.open')}
            </Anchor>
          ) : null}
        </div>
      ) : null}
      {isPicking ? (
        <ModulePicker
          onClose={() => setPicking(false)}
          onChoose={({ id }) => {
            setPicking(false)
            change((now) => replaced(now, id), `module/${id}`)
          }}
        />
      ) : null}
    </>
  )
}

function withSkip(output: ModuleOutput, id: string, isSkipped: boolean): ModuleOutput {
  const skip = (output.skip ?? []).filter((each) => each !== id)
  if (isSkipped) skip.push(id)
  return put(output, 'skip', skip.length === 0 ? undefined : skip)
}

/** What was said about the former module means nothing for another one. */
const replaced = ({ id, kind, section, ...former }: ModuleOutput, moduleId: string): ModuleOutput =>
  former.moduleId === moduleId ? { id, kind, section, ...former } : { id, kind, section, moduleId }
