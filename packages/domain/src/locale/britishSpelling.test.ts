import { describe, expect, it } from 'vitest'
import { britishSpellings, inBritishSpelling } from './britishSpelling.ts'

describe('British spelling', () => {
  it('converts whole words and keeps their capitals', () => {
    expect(inBritishSpelling('Hemorrhage in the gray matter; ESTROGEN receptor. Tumors are localized.')).toBe(
      'Haemorrhage in the grey matter; OESTROGEN receptor. Tumours are localised.',
    )
    expect(inBritishSpelling('The (esophageal) caliber: edema/ischemia.')).toBe(
      'The (oesophageal) calibre: oedema/ischaemia.',
    )
  })

  it.each([
    'tumor_type',
    'antitumorx',
    'Tumorigenesis',
    'Colorado',
    'epicenters',
    'size',
    'aneurysm',
    'resize',
    '12 mL',
    '출혈 hemorrhages출',
  ])('leaves «%s», which is no word of the table', (text) => {
    expect(inBritishSpelling(text)).toBe(text)
  })

  it('has every word once, and no British word that would be converted again', () => {
    const american = britishSpellings().map(([word]) => word)
    expect(new Set(american).size).toBe(american.length)
    for (const [, british] of britishSpellings()) expect(inBritishSpelling(british)).toBe(british)
  })
})
