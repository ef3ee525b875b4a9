import { afterEach, expect, it, vi } from 'vitest'
import { applyTheme } from './applyTheme.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['theme']
})

it('puts the chosen theme on the document', () => {
  applyTheme('dark')
  expect(document.documentElement.dataset['theme']).toBe('dark')
})

it('can apply to a single subtree', () => {
  const island = document.createElement('div')
  applyTheme('dark', island)
  expect(island.dataset['theme']).toBe('dark')
  expect(document.documentElement.dataset['theme']).toBeUndefined()
})

it('follows the system until it is stopped', () => {
  const preference = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => preference)
  const stop = applyTheme('system')
  expect(document.documentElement.dataset['theme']).toBe('light')
  preference.matches = true
  preference.dispatchEvent(new Event('change'))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  stop()
  preference.matches = false
  preference.dispatchEvent(new Event('change'))
  expect(document.documentElement.dataset['theme']).toBe('dark')
})
