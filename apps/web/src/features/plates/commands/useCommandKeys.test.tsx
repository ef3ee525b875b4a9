import type { BoardMode, CommandId, Workspace } from '@pandok/board'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { CommandActions } from './CommandActions.ts'
import { useCommandKeys } from './useCommandKeys.ts'

let done: CommandId[]
beforeEach(() => {
  done = []
})
afterEach(cleanup)

const actionsOf = (...ids: CommandId[]): CommandActions =>
  Object.fromEntries(ids.map((id) => [id, () => done.push(id)]))

interface HostProps {
  actions: CommandActions
  workspace?: Workspace
  mode?: BoardMode
  isRooted?: boolean
}

function Host({ actions, workspace = 'editor', mode = 'browse', isRooted = false }: HostProps) {
  const root = useRef<HTMLDivElement>(null)
  useCommandKeys({ workspace, mode, actions, root: isRooted ? root : undefined })
  return (
    <>
      <input aria-label="text" />
      <button type="button">outside</button>
      <div ref={root}>
        {/* biome-ignore lint/a11y/useSemanticElements: it stands in for the board, which is one */}
        <div role="grid" aria-label="board">
          <button type="button">cell</button>
        </div>
      </div>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
/** Returns whether the browser may still handle the key. */
const press = (target: Element, init: KeyboardEventInit) => fireEvent.keyDown(target, init)

it('runs the command of a key, and prevents the browser’s own action', () => {
  render(<Host actions={actionsOf('plate.save', 'view.help')} />)
  expect(press(document.body, { key: 's', code: 'KeyS', ctrlKey: true })).toBe(false)
  expect(press(document.body, { key: '?', code: 'Slash', shiftKey: true })).toBe(false)
  expect(done).toEqual(['plate.save', 'view.help'])
})

it('leaves a key to the browser if its command is not available', () => {
  render(<Host actions={actionsOf('plate.save')} />)
  expect(press(document.body, { key: 'p', code: 'KeyP', ctrlKey: true, shiftKey: true })).toBe(true)
  expect(done).toEqual([])
})

it('matches the letter with Ctrl, wherever it is on the keyboard, and the position if letters are Korean', () => {
  render(<Host actions={actionsOf('history.undo', 'history.redo', 'view.help')} />)
  // On a German keyboard, Z and Y are swapped, and «?» is beside the zero.
  press(document.body, { key: 'z', code: 'KeyY', ctrlKey: true })
  press(document.body, { key: 'y', code: 'KeyZ', ctrlKey: true })
  press(document.body, { key: 'ㅋ', code: 'KeyZ', ctrlKey: true })
  press(document.body, { key: '?', code: 'Minus', shiftKey: true })
  expect(done).toEqual(['history.undo', 'history.redo', 'history.undo', 'view.help'])
})

it('passes only a few keys while somebody types, and none while an input method composes', () => {
  render(<Host actions={actionsOf('plate.save', 'history.undo', 'cell.clear', 'view.help')} />)
  const field = screen.getByLabelText('text')
  press(field, { key: 'z', code: 'KeyZ', ctrlKey: true })
  press(field, { key: 'Delete', code: 'Delete' })
  press(field, { key: '?', code: 'Slash', shiftKey: true })
  expect(done).toEqual([])
  press(field, { key: 's', code: 'KeyS', ctrlKey: true, isComposing: true })
  expect(done).toEqual([])
  press(field, { key: 's', code: 'KeyS', ctrlKey: true })
  expect(done).toEqual(['plate.save'])
})

it('repeats moving while an arrow is held, and saves once no matter how long the key is held', () => {
  render(<Host actions={actionsOf('focus.right', 'plate.save')} />)
  const cell = button('cell')
  const right = { key: 'ArrowRight', code: 'ArrowRight' }
  press(cell, right)
  press(cell, { ...right, repeat: true })
  press(cell, { ...right, repeat: true })
  const save = { key: 's', code: 'KeyS', ctrlKey: true }
  press(cell, save)
  expect(press(cell, { ...save, repeat: true })).toBe(false)
  expect(done).toEqual(['focus.right', 'focus.right', 'focus.right', 'plate.save'])
})

it('leaves Enter and the arrows to a control outside the board', () => {
  render(<Host actions={actionsOf('cell.edit', 'focus.left', 'view.nextPane')} />)
  press(button('outside'), { key: 'Enter', code: 'Enter' })
  press(button('outside'), { key: 'ArrowLeft', code: 'ArrowLeft' })
  expect(done).toEqual([])
  press(button('outside'), { key: 'F6', code: 'F6' })
  press(button('cell'), { key: 'Enter', code: 'Enter' })
  expect(done).toEqual(['view.nextPane', 'cell.edit'])
})

it('handles keys only inside its own element if it has one', () => {
  render(<Host actions={actionsOf('cell.clear')} isRooted />)
  press(document.body, { key: 'Delete', code: 'Delete' })
  expect(done).toEqual([])
  press(button('cell'), { key: 'Delete', code: 'Delete' })
  expect(done).toEqual(['cell.clear'])
})

it('does nothing behind a dialog, nor does the browser', () => {
  render(<Host actions={actionsOf('plate.save')} />)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  expect(press(dialog, { key: 's', code: 'KeyS', ctrlKey: true })).toBe(false)
  expect(done).toEqual([])
  dialog.remove()
})

it('maps a key according to the mode', () => {
  const actions = actionsOf('cell.edit', 'cell.drop', 'cell.carry')
  const { rerender } = render(<Host actions={actions} />)
  press(button('cell'), { key: ' ', code: 'Space' })
  rerender(<Host actions={actions} mode="carry" />)
  press(button('cell'), { key: 'Enter', code: 'Enter' })
  expect(done).toEqual(['cell.carry', 'cell.drop'])
})
