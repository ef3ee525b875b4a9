import { itemAt, LOCALES } from '@pandok/domain'
import { type ModuleDefinition, OUTPUTS_MAX, type Output, textOf } from '@pandok/module-engine'
import { Badge, Button, EmptyState, MessageSquareTextIcon, PlusIcon, toast, VisuallyHidden } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { insertItem, moveItem, removeItem } from '#shared/fields/arrays.ts'
import { focusPath } from '#shared/fields/focusPath.ts'
import { freeId } from '../inputs/ids.ts'
import { ItemList } from '../shell/ItemList.tsx'
import { useEditor, useEditorState } from '../state/useEditor.ts'
import { OutputDetail } from './OutputDetail.tsx'
import { PartialsPanel } from './PartialsPanel.tsx'

/** The sentences of the report, in their order. */
export function OutputsPanel() {
  const text = useText()
  const outputs = useEditorState(({ definition }) => definition.outputs)

  const actions = useOutputActions()
  const nameOf = ({ label, section }: Output, index: number) =>
    textOf(label, text.locale) || `${text(`reportSection.${section}`)} ${placeIn(section, index)}`
  /** The position of a sentence within its section. */
  const placeIn = (section: Output['section'], index: number) =>
    outputs.slice(0, index + 1).filter((output) => output.section === section).length

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted">
          {text('moduleLogic.count', { count: outputs.length, max: OUTPUTS_MAX })}
        </p>
        <Button size="sm" icon={<PlusIcon />} data-path="outputs/add" onClick={actions.add}>
          {text('moduleLogic.output.add')}
        </Button>
      </div>
      {outputs.length === 0 ? (
        <EmptyState
          level={3}
          className="!py-6"
          icon={<MessageSquareTextIcon />}
          title={text('moduleLogic.output.empty.title')}
          text={text('moduleLogic.output.empty.text')}
        />
      ) : (
        <ItemList
          part="outputs"
          label={text('moduleLogic.output.title')}
          items={outputs.map((output, index) => ({
            name: nameOf(output, index),
            icon: <MessageSquareTextIcon />,
            detail: <Coverage output={output} />,
          }))}
          onMove={actions.move}
          onRemove={actions.remove}
          onDuplicate={actions.duplicate}
        >
          {(index) => <OutputDetail index={index} />}
        </ItemList>
      )}
      <PartialsPanel />
    </div>
  )
}

function useOutputActions() {
  const text = useText()
  const editor = useEditor()
  const outputs = useEditorState(({ definition }) => definition.outputs)

  function insert(at: number, make: (definition: ModuleDefinition) => Output) {
    if (outputs.length >= OUTPUTS_MAX) {
      toast({ tone: 'warning', title: text('moduleLogic.tooMany', { max: OUTPUTS_MAX }) })
      return
    }
    editor.change((definition) => ({
      ...definition,
      outputs: insertItem(definition.outputs, at, make(definition)),
    }))
    editor.select({ part: 'outputs', index: at })
    focusPath(['outputs', at, 'body', text.locale])
  }

  const idsOf = (definition: ModuleDefinition) => new Set(definition.outputs.map(({ id }) => id))

  return {
    add: () =>
      insert(outputs.length, (definition) => ({
        id: freeId('sentence', idsOf(definition)),
        section: outputs.at(-1)?.section ?? 'findings',
        body: {},
      })),
    move: (from: number, to: number) =>
      editor.change((definition) => ({
        ...definition,
        outputs: moveItem(definition.outputs, from, to),
      })),
    remove: (index: number) =>
      editor.change((definition) => ({ ...definition, outputs: removeItem(definition.outputs, index) })),
    duplicate: (index: number) =>
      insert(index + 1, (definition) => {
        const source = itemAt(definition.outputs, index)
        return { ...source, id: freeId(source.id, idsOf(definition)) }
      }),
  }
}

function Coverage({ output }: { output: Output }) {
  const text = useText()
  const written = LOCALES.filter((locale) => (output.body[locale]?.length ?? 0) > 0)
  const counts = { count: written.length, total: LOCALES.length }
  return (
    <Badge tone={written.length === 0 ? 'warning' : 'neutral'} className="!h-5 !px-1.5 font-sans">
      <span aria-hidden="true">{`${counts.count}/${counts.total}`}</span>
      <VisuallyHidden>{text('moduleLogic.item.languagesFilled', counts)}</VisuallyHidden>
    </Badge>
  )
}
