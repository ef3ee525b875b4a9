import type { Piece } from '@pandok/module-engine'
import { expect, it } from 'vitest'
import { sentencesOf } from './sentencesOf.ts'

const input = (id: string) => ({ kind: 'input', address: { id }, value: '4', state: 'entered' }) as const
const piece = (text: string, ...ids: string[]): Piece => ({ text, reasons: ids.map(input) })
const cut = (...pieces: Piece[]) => sentencesOf(pieces, 'ko').map(({ text }) => text)

it('is one sentence up to its full stop, however many pieces it has', () => {
  expect(cut(piece('갑상선 결절, K-TIRADS '), piece('4', 'category'), piece('.'))).toEqual([
    '갑상선 결절, K-TIRADS 4.',
  ])
  expect(cut(piece('결절이 있음. '), piece('추적 권고.'))).toEqual(['결절이 있음. ', '추적 권고.'])
})

it('separates neither the number of a list item nor a punctuation mark', () => {
  expect(cut(piece('1. 결절이 있음.\n2. 낭종이 있음.'))).toEqual(['1. 결절이 있음.\n', '2. 낭종이 있음.'])
  expect(cut(piece('갑상선 결절, K-TIRADS 4\n'), piece('.'))).toEqual(['갑상선 결절, K-TIRADS 4\n.'])
})

it('gives each sentence the reasons of its pieces, without duplicates', () => {
  const [first, second] = sentencesOf(
    [piece('결절 '), piece('4', 'size', 'size'), piece(' cm. 낭종', 'side'), piece('임.')],
    'ko',
  )
  expect(first?.reasons).toEqual([input('size'), input('side')])
  expect(second?.reasons).toEqual([input('side')])
})
