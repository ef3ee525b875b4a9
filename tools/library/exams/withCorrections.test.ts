import { describe, expect, it } from 'vitest'
import { corrected } from './withCorrections.ts'

describe('a correction', () => {
  const given = {
    replaces: ['bleed'],
    text: { ko: '가', en: 'a' },
    options: [
      { id: 'falx', label: 'Falx' },
      { id: 'both', label: 'Both' },
    ],
    follow_up: 'MRI',
  }
  const made = (correction: object) => corrected(given, correction, 'x')

  it('changes what it names and keeps its reason to itself', () => {
    expect(made({ why: 'So.', text: { en: 'b' } })).toEqual({ ...given, text: { ko: '가', en: 'b' } })
  })

  it('adds to what a finding replaces', () => {
    expect(made({ replaces: ['dwi', 'bleed'] })).toMatchObject({ replaces: ['bleed', 'dwi'] })
  })

  it('removes a field or an item with null', () => {
    expect(made({ follow_up: null, options: { both: null } })).toEqual({
      replaces: given.replaces,
      text: given.text,
      options: [{ id: 'falx', label: 'Falx' }],
    })
  })

  it('adds an item that names its own id', () => {
    const vermis = { id: 'vermis', label: 'Vermis' }
    expect(made({ options: { vermis } })).toMatchObject({ options: [...given.options, vermis] })
  })

  it('knows a line without an id by its condition', () => {
    const lines = [{ when: "tumor == 'none'", text: 'None' }, { text: 'Always' }]
    const correction = {
      "tumor == 'none'": { text: 'No tumor' },
      prior: { after: "tumor == 'none'", text: 'Removed before' },
    }
    expect(corrected(lines, correction, 'x')).toEqual([
      { when: "tumor == 'none'", text: 'No tumor' },
      { id: 'prior', text: 'Removed before' },
      { text: 'Always' },
    ])
  })

  it('is told where it corrects nothing, or adds what is there or behind what is not', () => {
    expect(() => made({ options: { vermis: { label: 'Vermis' } } })).toThrow('x.options has no «vermis»')
    expect(() => made({ options: { falx: { id: 'falx' } } })).toThrow('x.options has «falx» already')
    expect(() => made({ options: { vermis: { after: 'tentorium' } } })).toThrow('nothing before «vermis»')
  })
})
