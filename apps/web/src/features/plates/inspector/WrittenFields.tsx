import type { ModuleOutput } from '@pandok/domain'
import type { ModuleDefinition } from '@pandok/module-engine'
import { Button, Checkbox, Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { moduleNames } from '#shared/reasons/moduleNames.ts'
import { useCellWork } from './CellContext.ts'
import { SectionField } from './SectionField.tsx'

interface WrittenFieldsProps {
  output: ModuleOutput
  definition: ModuleDefinition
  path: readonly (string | number)[]
}

/** Which of a module's sentences are written, and in which section. */
export function WrittenFields({ output, definition, path }: WrittenFieldsProps) {
  const text = useText()
  const { change, changeOutput } = useCellWork()
  const { outputs } = definition
  const hasChoice = outputs.length > 1
  const isAll = output.moduleOutput === undefined
  const { outputName } = moduleNames(definition, text)

  const changeIt = (update: (now: ModuleOutput) => ModuleOutput, field: string) =>
    changeOutput(output.id, (now) => (now.kind === 'module' ? update(now) : now), field)

  function split() {
    change(
      (now) => ({
        ...now,
        outputs: now.outputs.flatMap((one) =>
          one.id === output.id && one.kind === 'module' ? splitOutput(one, outputs) : [one],
        ),
      }),
      `split/${output.id}`,
    )
  }

  return (
    <>
      <div className="grid gap-4 @md:grid-cols-2">
        {hasChoice ? (
          <Select
            label={text('plateCell.module.which')}
            value={output.moduleOutput ?? ''}
            onChange={({ target }) =>
              changeIt(
                (now) => put(put(now, 'moduleOutput', target.value || undefined), 'skip', undefined),
                `which/${target.value}`,
              )
            }
          >
            <option value="">{text('plateCell.module.all')}</option>
            {outputs.map((one) => (
              <option key={one.id} value={one.id}>
                {outputName(one.id)}
              </option>
            ))}
          </Select>
        ) : null}
        <SectionField output={output} path={path} />
      </div>
      {hasChoice && isAll ? (
        <SentenceChoices
          output={output}
          outputs={outputs}
          nameOf={outputName}
          onChange={changeIt}
          onSplit={split}
        />
      ) : null}
    </>
  )
}

interface SentenceChoicesProps {
  output: ModuleOutput
  outputs: ModuleDefinition['outputs']
  nameOf: (id: string) => string
  onChange: (update: (now: ModuleOutput) => ModuleOutput, field: string) => void
  onSplit: () => void
}

function SentenceChoices({ output, outputs, nameOf, onChange, onSplit }: SentenceChoicesProps) {
  const text = useText()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">{text('plateCell.module.written')}</legend>
      {outputs.map((one) => {
        const section = text(`reportSection.${one.section}`)
        return (
          <Checkbox
            key={one.id}
            label={nameOf(one.id)}
            hint={one.optional ? text('plateCell.module.optional', { section }) : section}
            checked={!output.skip?.includes(one.id)}
            onChange={({ target }) =>
              onChange((now) => withSkip(now, one.id, !target.checked), `skip/${one.id}`)
            }
          />
        )
      })}
      <Button size="sm" variant="quiet" className="justify-self-start" onClick={onSplit}>
        {text('plateCell.module.split')}
      </Button>
    </fieldset>
  )
}

function withSkip(output: ModuleOutput, id: string, isSkipped: boolean): ModuleOutput {
  const skip = (output.skip ?? []).filter((each) => each !== id)
  if (isSkipped) skip.push(id)
  return put(output, 'skip', skip.length === 0 ? undefined : skip)
}

/**
 * Splits an output into one per sentence. The first keeps the preset and the id, to which auto fill may
 * refer.
 */
function splitOutput(output: ModuleOutput, outputs: ModuleDefinition['outputs']): ModuleOutput[] {
  const { skip, preset, ...rest } = output
  return outputs
    .filter(({ id }) => !skip?.includes(id))
    .map(({ id }, index) =>
      index === 0
        ? { ...rest, moduleOutput: id, ...(preset && { preset }) }
        : { ...rest, id: crypto.randomUUID(), moduleOutput: id },
    )
}
