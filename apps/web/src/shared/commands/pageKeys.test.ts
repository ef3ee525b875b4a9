import { afterEach, expect, it } from 'vitest'
import { addKeyContext } from './pageKeys.ts'
import { pressOf } from './pressOf.ts'

let stop = () => {}
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

/** A page that listens to keys, with a part inside of it. */
function page() {
  const part = document.createElement('div')
  document.body.append(part)
  const taken: string[] = []
  stop = addKeyContext({
    name: 'command',
    read: pressOf,
    repeats: true,
    hears: () => true,
    take({ event, key }) {
      taken.push(`${event.type} ${key}`)
      return true
    },
  })
  const press = (type: 'keydown' | 'keyup', init: KeyboardEventInit) =>
    part.dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init }))
  return { part, taken, press }
}

const A = { code: 'KeyA', key: 'a' }

it('handles a key that no inner part has handled', () => {
  const { taken, press } = page()
  press('keydown', A)
  expect(taken).toEqual(['keydown KeyA'])
})

it('receives repeats of a held key that it handles, and of no other', () => {
  const { taken, press } = page()
  press('keydown', A)
  press('keydown', { ...A, repeat: true })
  press('keydown', { code: 'KeyB', key: 'b', repeat: true })
  expect(taken).toEqual(['keydown KeyA', 'keydown KeyA'])
})

it('ignores a key that an inner part has handled, held or not', () => {
  const { part, taken, press } = page()
  part.addEventListener('keydown', (event) => event.preventDefault())
  press('keydown', A)
  press('keydown', { ...A, repeat: true })
  press('keyup', A)
  expect(taken).toEqual([])
})

it('the release of Space presses no button if its keydown was handled', () => {
  const { part, press } = page()
  const Space = { code: 'Space', key: ' ' }
  press('keydown', Space)
  // The event itself shows whether the browser's default is prevented.
  expect(press('keyup', Space)).toBe(false)
  stop()
  stop = addKeyContext({ name: 'command', read: pressOf, hears: () => false, take: () => true })
  part.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...Space }))
  expect(press('keyup', Space)).toBe(true)
})

it('receives nothing after it was removed', () => {
  const { taken, press } = page()
  stop()
  press('keydown', A)
  expect(taken).toEqual([])
})

it('K708 leaves keys to an element that handles them, and takes the rest', () => {
  const { part, taken, press } = page()
  part.addEventListener('keydown', (event) => {
    if (event.code === 'Digit1') event.preventDefault()
  })
  press('keydown', { code: 'Digit1', key: '1' })
  press('keydown', A)
  expect(taken).toEqual(['keydown KeyA'])
})
