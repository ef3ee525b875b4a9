import { describe, expect, it } from 'vitest'
import { parseTemplate } from './parseTemplate.ts'

describe('a text with blanks', () => {
  it('has words, blanks with their forms, and parts that may vanish, one in another', () => {
    expect(parseTemplate('{a}[, b {c.code}[ ({d})]]')).toEqual([
      { kind: 'blank', name: 'a', form: undefined },
      {
        kind: 'optional',
        parts: [
          { kind: 'words', text: ', b ' },
          { kind: 'blank', name: 'c', form: 'code' },
          {
            kind: 'optional',
            parts: [
              { kind: 'words', text: ' (' },
              { kind: 'blank', name: 'd', form: undefined },
              { kind: 'words', text: ')' },
            ],
          },
        ],
      },
    ])
  })

  it.each(['[a', 'a]', '{}', '{a', '{1}'])('refuses %s', (text) => {
    expect(() => parseTemplate(text)).toThrow()
  })
})
