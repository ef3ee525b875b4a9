import { renameId } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { RenameField } from '../shell/RenameField.tsx'
import { useEditor } from '../state/useEditor.ts'
import { asFormulaName, isFormulaName, namesIn } from './ids.ts'

interface IdFieldProps {
  part: 'inputs' | 'groups'
  index: number
  id: string
}

/** The name of an input or a group in formulas. */
export function IdField({ part, index, id }: IdFieldProps) {
  const text = useText()
  const editor = useEditor()

  function problemOf(typed: string) {
    if (!isFormulaName(typed)) return text('moduleEditor.id.format')
    const isTaken = typed !== id && namesIn(editor.read().definition).has(typed)
    return isTaken ? text('moduleEditor.id.taken', { id: typed }) : undefined
  }

  return (
    <RenameField
      id={id}
      path={[part, index, 'id']}
      label={text('moduleEditor.field.id')}
      hint={text('moduleEditor.id.hint')}
      clean={asFormulaName}
      problemOf={problemOf}
      onRename={(typed) => editor.change((definition) => renameId(definition, id, typed))}
    />
  )
}
