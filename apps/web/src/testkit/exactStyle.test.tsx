import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { exactStyle } from './exactStyle.ts'

afterEach(() => {
  cleanup()
  for (const sheet of document.querySelectorAll('style')) sheet.remove()
})

const shown = (role: string) => screen.queryByRole(role) !== null

it('an element that it or an ancestor hides by `style` has no role', () => {
  render(
    <>
      <button type="button" style={{ display: 'none' }} />
      <div style={{ visibility: 'hidden' }}>
        <p>
          <a href="#here">there</a>
        </p>
      </div>
      <div style={{ display: 'none' }}>
        <h1>nowhere</h1>
      </div>
      <p role="note">here</p>
    </>,
  )
  expect(['button', 'link', 'heading', 'note'].map(shown)).toEqual([false, false, false, true])
})

it('a style sheet counts from its insertion until its removal', () => {
  render(<button type="button" />)
  expect(shown('button')).toBe(true)
  const sheet = document.createElement('style')
  sheet.textContent = 'button { display: none }'
  document.head.append(sheet)
  expect(shown('button')).toBe(false)
  sheet.remove()
  expect(shown('button')).toBe(true)
})

it('a dialog is visible while it is open, however often its style was read', () => {
  const { rerender } = render(<dialog />)
  expect(shown('dialog')).toBe(false)
  rerender(<dialog open />)
  expect(shown('dialog')).toBe(true)
  rerender(<dialog />)
  expect(shown('dialog')).toBe(false)
})

const TAGS =
  'a button details div fieldset h2 input label li option p section select span summary svg table td th tr ul'

it('every kind of element has its exact style, inside of any other', () => {
  const differing: string[] = []
  for (const outer of ['a', 'div', 'fieldset', 'table'])
    for (const style of [
      ...['', 'display: flex', 'visibility: hidden', 'pointer-events: none'],
      ...['position: absolute; transform: none', 'float: left', 'all: unset', 'margin: 0; ALL: initial'],
    ]) {
      const around = document.createElement(outer)
      if (style) around.setAttribute('style', style)
      for (const inner of TAGS.split(' ')) around.append(document.createElement(inner))
      document.body.append(around)
      for (const element of [around, ...around.children])
        for (const property of ['display', 'visibility', 'pointer-events', 'color']) {
          const cheap = getComputedStyle(element).getPropertyValue(property)
          const exact = exactStyle(element).getPropertyValue(property)
          if (cheap !== exact)
            differing.push(`${element.tagName} in ${outer} (${style}): ${property} ${cheap}, not ${exact}`)
        }
      expect(getComputedStyle(around).pointerEvents).toBe(exactStyle(around).pointerEvents)
      around.remove()
    }
  expect(differing).toEqual([])
})
