import { describe, expect, it } from 'vitest'
import { textOf } from './textOf.ts'

describe('textOf', () => {
  it('M20 takes the language asked for, else Korean, else English, else any', () => {
    expect(textOf({ de: 'Leber', ko: '간', en: 'Liver' }, 'de')).toBe('Leber')
    expect(textOf({ ko: '간', en: 'Liver' }, 'de')).toBe('간')
    expect(textOf({ ja: '肝', en: 'Liver' }, 'de')).toBe('Liver')
    expect(textOf({ ja: '肝' }, 'de')).toBe('肝')
  })

  it('M20 counts a blank text as missing', () => {
    expect(textOf({ ko: ' ', en: 'Liver' }, 'ko')).toBe('Liver')
    expect(textOf({ ko: '' }, 'ko')).toBeUndefined()
    expect(textOf(undefined, 'ko')).toBeUndefined()
  })
})
