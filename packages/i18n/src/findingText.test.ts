import { FINDING_CODES, type Finding } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { findingText } from './findingText.ts'
import { formatMessage } from './formatMessage.ts'
import { findings as korean } from './ko/program/findings.ts'
import { loadCatalogue } from './loadCatalogue.ts'
import type { Values } from './message.ts'

const { messages } = await loadCatalogue('en', 'program')
const say = (key: keyof typeof messages, values: Values = {}) => {
  const message = messages[key]
  if (message === undefined) throw new Error(`no words for ${key}`)
  return formatMessage(message, 'en', values)
}
const textOf = (code: Finding['code'], params?: Finding['params']) =>
  findingText({ level: 'error', code, path: [], ...(params && { params }) }, say)

describe('findingText', () => {
  it('has a sentence for every code', () => {
    expect(FINDING_CODES.filter((code) => !Object.hasOwn(korean, `finding.${code}`))).toEqual([])
  })

  it('has no sentence that nothing uses', () => {
    const said = new Set<string>()
    const listen = (key: string) => {
      said.add(key)
      return ''
    }
    const params = [...Object.keys(korean)].map((key) => key.split('.').at(-1) ?? '')
    for (const code of FINDING_CODES)
      for (const word of [...params, 'nothing'])
        for (const name of ['reason', 'what', 'limit', 'nearest', 'expected', 'locale', 'other'])
          findingText({ level: 'error', code, path: [], params: { [name]: word } }, listen)
    const known = Object.keys(korean).filter((key) => key.startsWith('finding.'))
    expect(known.filter((key) => !said.has(key))).toEqual([])
    expect([...said].filter((key) => !Object.hasOwn(korean, key))).toEqual([])
  })

  it('names kinds of values and languages in words', () => {
    expect(textOf('type.mismatch', { expected: 'decimal|text', found: 'bool' })).toBe(
      'These types do not match. Expected: number, text; found: yes or no.',
    )
    expect(textOf('language.missing', { locale: 'ja, de' })).toBe('Not yet written in: Japanese, German.')
  })

  it('leaves words that aren’t the product’s unchanged', () => {
    expect(textOf('table.value.type', { expected: 'number', found: 'TR4' })).toContain('found: TR4.')
  })

  it('offers the nearest name and the precise problem if it knows them', () => {
    expect(textOf('name.unknown', { name: 'sise', nearest: 'size' })).toContain('Did you mean “size”?')
    expect(textOf('expression.syntax', { reason: 'singleEquals' })).toBe('To compare, write == instead of =.')
    expect(textOf('expression.refused', { what: 'matches' })).toBe(
      '“matches” is not available in formulas of modules.',
    )
  })
})
