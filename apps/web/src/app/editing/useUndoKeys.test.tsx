import { emptyDefinition } from '@pandok/module-engine'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { createModuleEditor } from '#features/modules/editor/state/createModuleEditor.ts'
import { useUndoKeys } from './useUndoKeys.ts'

const head = { name: '', section: '', modality: '', type: '', note: '' }

afterEach(cleanup)

function show() {
  const editor = createModuleEditor(
    { head, definition: emptyDefinition() },
    { examine: () => ({ findings: [], compiled: undefined }) },
  )
  function Host() {
    useUndoKeys(editor)
    return (
      <>
        <input aria-label="field" />
        <button type="button">button</button>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: stands for a part with an undo of its own */}
        <div onKeyDown={(event) => event.preventDefault()}>
          <input aria-label="own undo" />
        </div>
      </>
    )
  }
  render(<Host />)
  editor.changeHead((now) => ({ ...now, name: 'a' }))
  return { editor, user: userEvent.setup(), nameNow: () => editor.read().head.name }
}

const UNDO = '{Control>}z{/Control}'
const REDO = '{Control>}{Shift>}z{/Shift}{/Control}'

it('walk through the changes from a button, and from nowhere in particular', async () => {
  const { user, nameNow } = show()
  await user.keyboard(UNDO)
  expect(nameNow()).toBe('')
  await user.click(screen.getByRole('button'))
  await user.keyboard(REDO)
  expect(nameNow()).toBe('a')
  await user.keyboard(`${UNDO}{Control>}y{/Control}`)
  expect(nameNow()).toBe('a')
})

it('are the field’s own while something is typed in it, and the module’s otherwise', async () => {
  const { user, nameNow } = show()
  const field = screen.getByLabelText('field')
  await user.click(field)
  await user.keyboard('x')
  await user.keyboard(UNDO)
  expect(nameNow()).toBe('a')
  await user.keyboard('{Backspace}')
  await user.keyboard(UNDO)
  expect(nameNow()).toBe('')
})

it('are left to a part that has an undo of its own', async () => {
  const { user, nameNow } = show()
  await user.click(screen.getByLabelText('own undo'))
  await user.keyboard(UNDO)
  expect(nameNow()).toBe('a')
})
