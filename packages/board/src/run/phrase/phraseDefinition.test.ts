import { compileModule, openSession } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { phraseDefinition } from './phraseDefinition.ts'
import { phraseFields } from './phraseFields.ts'

const phraseOf = (text: object) => ({ id: 'p', kind: 'phrase', section: 'findings', text }) as const

function said(text: object, values: Record<string, string>, locale: 'ko' | 'en' = 'ko') {
  const definition = phraseDefinition(phraseOf(text))
  const session = openSession(compileModule(definition), { today: '2026-11-15' })
  for (const { id, label } of definition.inputs) session.set({ id }, values[label.ko ?? ''] ?? '')
  return session.output('text', locale)?.text
}

describe('a phrase with fields', () => {
  it('K157 finds the fields of all languages, each once, in the order of the languages', () => {
    expect(phraseFields('{ 크기 }의 {모양}, {크기}')).toEqual(['크기', '모양'])
    expect(phraseFields({ en: '{shape} {크기}', ko: '{크기}' })).toEqual(['크기', 'shape'])
    expect(phraseFields('a {} { } {{b}} {c\nd} }{')).toEqual(['b'])
  })

  it('K157 is a module with a text input for each field, which has to be filled', () => {
    const { inputs, outputs } = phraseDefinition(phraseOf({ ko: '{크기}의 결절' }))
    expect(inputs).toMatchObject([
      { id: 'f1', kind: 'text', required: true, label: { ko: '크기', de: '크기' } },
    ])
    expect(outputs).toMatchObject([{ section: 'findings' }])
  })

  it('B953 has the English article of what is filled in', () => {
    const text = { ko: 'a {x}', en: 'There is a {x}. A {x}.' }
    expect(said(text, { x: '8 mm cyst' }, 'en')).toBe('There is an 8 mm cyst. An 8 mm cyst.')
    expect(said(text, { x: '9 mm cyst' }, 'en')).toBe('There is a 9 mm cyst. A 9 mm cyst.')
    expect(said({ ko: 'a {x}' }, { x: '8' })).toBe('a 8')
  })

  it('K157 says the fields in their places, and text around them as it is written', () => {
    expect(said({ ko: '좌엽 {크기}의\n 결절 {}.' }, { 크기: '3 cm' })).toBe('좌엽 3 cm의\n 결절 {}.')
    expect(said({ ko: '{a} {b}', en: '{b} / {a}' }, { a: '1', b: '2' }, 'en')).toBe('2 / 1')
  })

  it.each([
    ['{x}을/를 봄', '결절', '결절을 봄'],
    ['{x}을/를 봄', '종괴', '종괴를 봄'],
    ['{x}를/을 봄', '종괴', '종괴를 봄'],
    ['{x}은(는) 없음', '석회화', '석회화는 없음'],
    ['{x}(으)로 보임', '물혹', '물혹으로 보임'],
    ['{x}으로/로 보임', '결절', '결절로 보임'],
    ['{x}이/가 있음', '3 cm', '3 cm가 있음'],
    ['{x} 을/를 봄', '결절', '결절 을/를 봄'],
    ['{x}을 봄', '종괴', '종괴을 봄'],
  ])('K158 chooses the particle after a field by its sound: %s', (text, x, expected) => {
    expect(said({ ko: text }, { x })).toBe(expected)
  })
})
