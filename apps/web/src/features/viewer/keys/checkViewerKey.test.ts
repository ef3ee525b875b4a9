import { expect, it } from 'vitest'
import { checkViewerKey } from './checkViewerKey.ts'

it('allows what the images have anyway, and whatever a cell may have', () => {
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

it('refuses what leads about the program, what the program does and what never arrives', () => {
  expect(checkViewerKey('Tab')).toBe('board')
  expect(checkViewerKey('F6')).toBe('board')
  expect(checkViewerKey('Shift+Slash')).toBe('board')
  expect(checkViewerKey('Ctrl+KeyK')).toBe('program')
  expect(checkViewerKey('Ctrl+KeyS')).toBe('program')
  expect(checkViewerKey('Ctrl+KeyT')).toBe('system')
  expect(checkViewerKey('F5')).toBe('system')
  expect(checkViewerKey('CapsLock')).toBe('modifier')
})
