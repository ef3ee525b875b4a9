import { type ModuleDefinition, PARTIALS_MAX } from '@pandok/module-engine'
import { Button, PilcrowIcon, PlusIcon, toast } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { moveItem, removeItem, replaceItem } from '#shared/fields/arrays.ts'
import { focusPath } from '#shared/fields/focusPath.ts'
import { InputFindings } from '../inputs/InputFindings.tsx'
import { freeId } from '../inputs/ids.ts'
import { ItemList } from '../shell/ItemList.tsx'
import { useEditor, useEditorState } from '../state/useEditor.ts'
import { NameField } from '../values/NameField.tsx'
import { BodyEditor } from './BodyEditor.tsx'
import { partialName } from './partialName.ts'
import { renamePartial } from './renameOutput.ts'

/** Phrases that several sentences share. */
export function PartialsPanel() {
  const text = useText()
  const editor = useEditor()
  const partials = useEditorState(({ definition }) => definition.partials)
  const change = (
    update: (partials: ModuleDefinition['partials']) => ModuleDefinition['partials'],
    key?: string,
  ) => editor.change((definition) => ({ ...definition, partials: update(definition.partials) }), key)

  function add() {
    if (partials.length >= PARTIALS_MAX) {
      toast({ tone: 'warning', title: text('moduleLogic.tooMany', { max: PARTIALS_MAX }) })
      return
    }
    change((now) => [...now, { id: freeId('piece', new Set(now.map(({ id }) => id))), body: {} }])
    editor.select({ part: 'partials', index: partials.length })
    focusPath(['partials', partials.length, 'body', text.locale])
  }

  return (
    <section className="grid gap-3 border-t border-line pt-4" aria-label={text('moduleLogic.partial.title')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h3 className="text-base font-semibold">{text('moduleLogic.partial.title')}</h3>
          <p className="text-xs text-muted">{text('moduleLogic.partial.text')}</p>
        </div>
        <Button size="sm" icon={<PlusIcon />} onClick={add} data-path="partials/add">
          {text('moduleLogic.partial.add')}
        </Button>
      </div>
      {partials.length === 0 ? null : (
        <ItemList
          part="partials"
          label={text('moduleLogic.partial.title')}
          items={partials.map(({ id }) => ({ name: partialName(partials, id, text), icon: <PilcrowIcon /> }))}
          onMove={(from, to) => change((now) => moveItem(now, from, to))}
          onRemove={(index) => change((now) => removeItem(now, index))}
        >
          {(index) => <PartialDetail index={index} />}
        </ItemList>
      )}
    </section>
  )
}

function PartialDetail({ index }: { index: number }) {
  const text = useText()
  const editor = useEditor()
  const partials = useEditorState(({ definition }) => definition.partials)
  const partial = partials[index]
  if (!partial) return null
  return (
    <>
      <InputFindings path={['partials', index]} />
      <BodyEditor
        path={['partials', index, 'body']}
        body={partial.body}
        onChange={(body, locale) =>
          editor.change(
            (now) => ({ ...now, partials: replaceItem(now.partials, index, { ...partial, body }) }),
            `partials/${index}/body/${locale}`,
          )
        }
      />
      <NameField
        id={partial.id}
        path={['partials', index, 'id']}
        label={text('moduleLogic.partial.id')}
        taken={new Set(partials.map(({ id }) => id))}
        onRename={(id) => editor.change((now) => renamePartial(now, partial.id, id))}
      />
    </>
  )
}
