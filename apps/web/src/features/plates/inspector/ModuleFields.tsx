import type { ModuleOutput } from '@pandok/domain'
import type { ModuleDefinition } from '@pandok/module-engine'
import type { ModuleDocument } from '@pandok/protocol'
import { Anchor, Button, Notice } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { isFirstOfModule, presetCount, presetOfModule } from '#shared/board/presets.ts'
import { documentAddress } from '#shared/document/documentAddress.ts'
import { put } from '#shared/fields/arrays.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { useBoardState } from '../editor/useBoard.ts'
import { CellChoice } from '../logic/CellChoice.tsx'
import { useCellWork } from './CellContext.ts'
import { JoinsField } from './JoinsField.tsx'
import { ModulePicker } from './ModulePicker.tsx'
import { PresetForm } from './PresetForm.tsx'
import { useCatalogDefinition } from './useCatalogDefinition.ts'
import { WrittenFields } from './WrittenFields.tsx'

interface ModuleFieldsProps {
  output: ModuleOutput
  path: readonly (string | number)[]
}

/** Chooses which of a module's sentences the cell writes and where, and its preset. */
export function ModuleFields({ output, path }: ModuleFieldsProps) {
  const text = useText()
  const { changeOutput } = useCellWork()
  const [isPicking, setPicking] = useState(false)
  const { module, definition } = useCatalogDefinition(output.moduleId)

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
      {definition ? <WrittenFields output={output} definition={definition} path={path} /> : null}
      {module && definition && definition.inputs.length > 0 ? (
        <AnswerFields output={output} module={module} definition={definition} />
      ) : null}
      <UnlessField output={output} path={path} />
      {module ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <Button size="sm" variant="quiet" onClick={() => setPicking(true)}>
            {text('plateCell.module.change')}
          </Button>
          {module.may.save ? (
            <Anchor
              href={documentAddress('module', module.id)}
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
            changeOutput(
              output.id,
              (now) => (now.kind === 'module' ? replaced(now, id) : now),
              `module/${id}`,
            )
          }}
        />
      ) : null}
    </>
  )
}

interface AnswerFieldsProps {
  output: ModuleOutput
  module: Pick<ModuleDocument, 'id' | 'revision' | 'name'>
  definition: ModuleDefinition
}

/** How the answers of several runs are joined, and the preset; shown once per module of the cell. */
function AnswerFields({ output, module, definition }: AnswerFieldsProps) {
  const text = useText()
  const { cell } = useCellWork()
  // A cell continues another cell's form only if all its outputs are of the same module.
  const canJoin = cell.outputs.every((one) => one.kind === 'module' && one.moduleId === output.moduleId)
  const count = presetCount(presetOfModule(cell.outputs, output.moduleId))
  if (!isFirstOfModule(cell.outputs, output))
    return <p className="text-xs text-muted">{text('plateCell.module.together')}</p>
  return (
    <>
      {canJoin ? <JoinsField output={output} definition={definition} /> : null}
      <Disclosure label={count === 0 ? text('plateCell.preset') : text('plateCell.preset.count', { count })}>
        <PresetForm
          key={`${module.id} ${module.revision}`}
          output={output}
          definition={definition}
          name={module.name}
        />
      </Disclosure>
    </>
  )
}

/** The other cells that suppress the sentences of the module. */
function UnlessField({ output, path }: ModuleFieldsProps) {
  const text = useText()
  const { cell, changeOutput } = useCellWork()
  const cells = useBoardState(({ plate }) => plate.cells.length)
  const { unless = [] } = output
  if (cells <= 1) return null
  return (
    <Disclosure label={text('plateExam.phrase.more')} initiallyOpen={unless.length > 0}>
      <CellChoice
        label={text('plateCell.module.unless')}
        chosen={unless}
        except={cell.id}
        onChange={(ids) =>
          changeOutput(
            output.id,
            (now) => (now.kind === 'module' ? put(now, 'unless', ids.length > 0 ? ids : undefined) : now),
            `unless/${ids.join()}`,
          )
        }
        path={[...path, 'unless']}
      />
    </Disclosure>
  )
}

/** The section and the cells that suppress the output stay; other settings have no meaning for another module. */
const replaced = (output: ModuleOutput, moduleId: string): ModuleOutput => {
  const { id, kind, section, unless } = output
  return output.moduleId === moduleId ? output : { id, kind, section, moduleId, ...(unless && { unless }) }
}
