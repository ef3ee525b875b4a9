import { listNames } from '@pandok/domain'
import { COMPUTED_MAX, type DecisionTable } from '@pandok/module-engine'
import { Button, Notice } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { freeId, namesIn } from '../inputs/ids.ts'
import { useEditor, useEditorState } from '../state/useEditor.ts'

/** A table whose results aren't used has no effect, so this offers to create the values that read them. */
export function ReaderOffer({ table }: { table: DecisionTable }) {
  const text = useText()
  const editor = useEditor()
  const computed = useEditorState(({ definition }) => definition.computed)
  const unread = table.outs.filter(
    ({ id }, at) =>
      !computed.some(
        (value) => value.table === table.id && (value.column === undefined ? at === 0 : value.column === id),
      ),
  )
  if (unread.length === 0 || computed.length + unread.length > COMPUTED_MAX) return null

  function make() {
    editor.change((definition) => {
      const names = new Set(namesIn(definition))
      const scoped = table.group === undefined ? {} : { group: table.group }
      const values = unread.map(({ id: column, kind }) => {
        const id = freeId(column, names)
        names.add(id)
        return { id, kind, ...scoped, table: table.id, column }
      })
      return { ...definition, computed: [...definition.computed, ...values] }
    })
  }

  return (
    <Notice
      tone="info"
      className="!px-3 !py-2"
      action={
        <Button size="sm" onClick={make}>
          {text('moduleLogic.table.makeValues')}
        </Button>
      }
    >
      {text('moduleLogic.table.unread', {
        names: listNames(
          unread.map(({ id }) => id),
          text.locale,
        ),
      })}
    </Notice>
  )
}
