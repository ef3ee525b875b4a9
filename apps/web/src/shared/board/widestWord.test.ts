import { describe, expect, it } from 'vitest'
import { widestWord } from './widestWord.ts'

describe('widestWord', () => {
  it('measures the widest of several words', () => {
    expect(widestWord('Acute Hemorrhage', 'en')).toBe(widestWord('Hemorrhage', 'en'))
    expect(widestWord('Hemorrhage', 'en')).toBeGreaterThan(widestWord('Midline', 'en'))
  })

  it('breaks behind hyphens and slashes', () => {
    expect(widestWord('Non-contrast', 'en')).toBe(widestWord('contrast', 'en'))
  })

  it('keeps Korean words whole, and breaks Chinese and Japanese anywhere', () => {
    expect(widestWord('뇌실질내출혈', 'ko')).toBe(6)
    expect(widestWord('脑实质内出血', 'zh')).toBe(1)
    expect(widestWord('CT 造影', 'ja')).toBe(widestWord('CT', 'ja'))
  })

  it('is never nothing', () => {
    expect(widestWord('', 'ko')).toBe(1)
  })
})
