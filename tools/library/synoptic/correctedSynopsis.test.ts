import { describe, expect, it } from 'vitest'
import { standing } from './correctedSynopsis.ts'

describe('a check of a file of corrections', () => {
  const said = (en: string) => ({ say: { ko: en, en, zh: en, ja: en, de: en } })

  it('stands instead of the one that it names, or beside the others', () => {
    const checks = [said('y is missing'), said('Too many nodes'), { ...said('y?'), instead: 'y is missing' }]
    expect(standing(checks, 'x')).toEqual([said('Too many nodes'), said('y?')])
  })

  it('is told where there is no such check', () => {
    expect(() => standing([{ ...said('y?'), instead: 'z' }], 'x')).toThrow('x has no check «z»')
  })
})
