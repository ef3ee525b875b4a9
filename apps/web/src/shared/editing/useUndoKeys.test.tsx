import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { useUndoKeys } from './useUndoKeys.ts'

afterEach(cleanup)

/** Counts the steps of undo and redo; `at` is the present step. */
function stepper() {
  let at = 1
  function go(by: number) {
    at += by
  }
  return { undo: () => go(-1), redo: () => go(1), at: () => at }
}

function show() {
  const editor = stepper()
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
  return { user: userEvent.setup(), at: editor.at }
}

const UNDO = '{Control>}z{/Control}'
const REDO = '{Control>}{Shift>}z{/Shift}{/Control}'

it('apply to the editor with the focus on a button or nowhere', async () => {
  const { user, at } = show()
  await user.keyboard(UNDO)
  expect(at()).toBe(0)
  await user.click(screen.getByRole('button'))
  await user.keyboard(REDO)
  expect(at()).toBe(1)
  await user.keyboard(`${UNDO}{Control>}y{/Control}`)
  expect(at()).toBe(1)
})

it('apply to a field while it contains typed text, and to the editor otherwise', async () => {
  const { user, at } = show()
  await user.click(screen.getByLabelText('field'))
  await user.keyboard('x')
  await user.keyboard(UNDO)
  expect(at()).toBe(1)
  await user.keyboard('{Backspace}')
  await user.keyboard(UNDO)
  expect(at()).toBe(0)
})

it('are left to a part that has an undo of its own', async () => {
  const { user, at } = show()
  await user.click(screen.getByLabelText('own undo'))
  await user.keyboard(UNDO)
  expect(at()).toBe(1)
})

it('work by their physical place on a Korean keyboard', () => {
  const { at } = show()
  fireEvent.keyDown(document.body, { key: 'ㅋ', code: 'KeyZ', ctrlKey: true })
  expect(at()).toBe(0)
})
