import { expect, it } from 'vitest'
import { checkViewerKey } from './checkViewerKey.ts'

it('allows the default keys of the images, and whatever a cell may have', () => {
  for (const key of [
    'ArrowDown',
    'Space',
    'Enter',
    'Delete',
    'Ctrl+KeyZ',
    'KeyW',
    'Shift+KeyU',
    'F9',
    'Numpad5',
  ])
    expect([key, checkViewerKey(key)]).toEqual([key, undefined])
})

it('refuses keys that navigate, keys of the program and keys that never arrive', () => {
  expect(checkViewerKey('Tab')).toBe('board')
  expect(checkViewerKey('F6')).toBe('board')
  expect(checkViewerKey('Shift+Slash')).toBe('board')
  expect(checkViewerKey('Ctrl+KeyK')).toBe('program')
  expect(checkViewerKey('Ctrl+KeyS')).toBe('program')
  expect(checkViewerKey('Ctrl+KeyT')).toBe('system')
  expect(checkViewerKey('F5')).toBe('system')
  expect(checkViewerKey('CapsLock')).toBe('modifier')
})
