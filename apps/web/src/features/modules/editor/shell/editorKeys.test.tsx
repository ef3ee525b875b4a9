import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addKeyContext } from '#shared/commands/pageKeys.ts'
import { useHelpKey } from './useHelpKey.ts'
import { useSaveKey } from './useSaveKey.ts'

const done: string[] = []
let leave = () => {}

/** The page's help handles its key before the editor is loaded, as in the program's layout. */
beforeEach(() => {
  leave = addKeyContext({
    name: 'help',
    hears: ({ type }) => type === 'keydown',
    takesUnnamed: true,
    take: ({ event }) => event.key === '?' && done.push('help of the page') > 0,
  })
})

afterEach(() => {
  cleanup()
  leave()
  done.length = 0
})

function Editor() {
  useHelpKey(() => void done.push('keys of the editor'))
  useSaveKey(() => void done.push('saved'))
  return <input aria-label="field" />
}

it('«?» shows the keys of the editor instead of the page’s help, and is a character in a field', () => {
  render(<Editor />)
  fireEvent.keyDown(document.body, { key: '?', code: 'Slash', shiftKey: true })
  expect(done).toEqual(['keys of the editor'])
  done.length = 0
  fireEvent.keyDown(screen.getByLabelText('field'), { key: '?', code: 'Slash', shiftKey: true })
  expect(done).not.toContain('keys of the editor')
})

it('Ctrl+S saves once no matter how long it is held, and the browser never saves the page', () => {
  render(<Editor />)
  const press = { key: 's', code: 'KeyS', ctrlKey: true }
  const isLeftToBrowser = [press, { ...press, repeat: true }].map((one) =>
    fireEvent.keyDown(screen.getByLabelText('field'), one),
  )
  expect([done, isLeftToBrowser]).toEqual([['saved'], [false, false]])
})

it('Ctrl+S behind a dialog saves nothing, neither here nor in the browser', () => {
  render(
    <>
      <Editor />
      <dialog open>A question</dialog>
    </>,
  )
  const isLeftToBrowser = fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', ctrlKey: true })
  expect([done, isLeftToBrowser]).toEqual([[], false])
})
