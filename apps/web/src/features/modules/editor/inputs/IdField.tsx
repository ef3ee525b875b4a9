import { renameId } from '@pandok/module-engine'
import { TextField } from '@pandok/ui'
import { useEffect, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { useFieldFindings } from '../shell/useFieldFindings.ts'
import { useEditor } from '../state/useEditor.ts'
import { ID_MAX_CHARACTERS, namesIn } from './ids.ts'

interface IdFieldProps {
  part: 'inputs' | 'groups'
  index: number
  id: string
}

const VALID = /^[a-z][a-z0-9_]{0,31}$/u

/**
 * The item's name in formulas. It is changed everywhere at once when the field is left, because a half-typed
 * name would break every formula that uses it.
 */
export function IdField({ part, index, id }: IdFieldProps) {
  const text = useText()
  const editor = useEditor()
  const [typed, setTyped] = useState(id)
  const { error } = useFieldFindings([part, index, 'id'])
  useEffect(() => setTyped(id), [id])

  const isTaken = typed !== id && namesIn(editor.read().definition).has(typed)
  const problem = !VALID.test(typed)
    ? text('moduleEditor.id.format')
    : isTaken
      ? text('moduleEditor.id.taken', { id: typed })
      : error

  function settle() {
    if (typed === id) return
    if (!VALID.test(typed) || isTaken) setTyped(id)
    else editor.change((definition) => renameId(definition, id, typed))
  }

  return (
    <TextField
      label={text('moduleEditor.field.id')}
      hint={text('moduleEditor.id.hint')}
      value={typed}
      onChange={(event) => setTyped(event.target.value.toLowerCase().replace(/[\s-]+/gu, '_'))}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
        if (event.key === 'Escape') setTyped(id)
      }}
      maxLength={ID_MAX_CHARACTERS}
      error={problem}
      inputClassName="font-mono"
      spellCheck={false}
      autoCapitalize="off"
      data-path={pathName([part, index, 'id'])}
    />
  )
}
