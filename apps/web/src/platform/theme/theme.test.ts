import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../storage/browserStorage.ts'
import { themeOf } from './theme.ts'

describe('the theme', () => {
  it('is dark in the program and light elsewhere, until somebody chooses', () => {
    const storage = memoryStorage()
    expect(themeOf('program', storage)).toBe('dark')
    expect(themeOf('public', storage)).toBe('light')
    expect(themeOf('admin', storage)).toBe('light')
  })

  it('is stored separately for the program', () => {
    const storage = memoryStorage()
    storage.setItem('program_theme', 'light')
    storage.setItem('theme', 'dark')
    expect(themeOf('program', storage)).toBe('light')
    expect(themeOf('public', storage)).toBe('dark')
  })

  it('ignores any other value', () => {
    const storage = memoryStorage()
    storage.setItem('theme', 'sepia')
    expect(themeOf('public', storage)).toBe('light')
  })
})
