import { expect, it } from 'vitest'
import type { ImportedPhrase } from '../model/Imported.ts'
import { readPlain } from './readPlain.ts'

const read = (text: string) =>
  (readPlain({ file: 'a.txt', text }, { locale: 'ko' }).entries as readonly ImportedPhrase[]).map(
    ({ title, place, texts }) => [title, place.line, ...texts.map((part) => `${part.section}: ${part.text}`)],
  )

it('ends a macro at a line of punctuation or at two empty lines, and gives the line of each', () => {
  expect(read('폐 정상\n\n심장 정상\n-----\n간 정상\n\n\n\n신장 정상\n=====\n\n=====\n')).toEqual([
    [undefined, 1, 'findings: 폐 정상\n\n심장 정상'],
    [undefined, 5, 'findings: 간 정상'],
    [undefined, 9, 'findings: 신장 정상'],
  ])
})

it.each(['# 흉부 정상', '<흉부 정상>', '[흉부 정상]'])('takes %s above a text as its title', (head) => {
  expect(read(`${head}\n폐 정상`)).toEqual([['흉부 정상', 1, 'findings: 폐 정상']])
})

it.each(['[RUL | LUL]', '[있음/없음]', '[ ]', '[크기: #]'])('leaves the field %s unchanged', (head) => {
  expect(read(`${head}\n폐 정상`)).toEqual([[undefined, 1, `findings: ${head}\n폐 정상`]])
})

it('takes a title without text as the text itself', () => {
  expect(read('[흉부 정상]')).toEqual([[undefined, 1, 'findings: [흉부 정상]']])
})

it('has no empty section: a heading with nothing below it is a blank, and a heading alone is a text', () => {
  expect(read('소견: 정상\n결론:')).toEqual([[undefined, 1, 'findings: 정상', 'impression: ____']])
  expect(read('# title\n소견\n')).toEqual([['title', 1, 'findings: 소견']])
})

it('takes the first line of each part as its title if older PowerScribe separates them', () => {
  expect(read('KUB\n\nFINDINGS:\nNormal gas.\n$$$\n\nChest\nLungs clear.\n\n\nHeart normal.\n$$$\n')).toEqual(
    [
      ['KUB', 1, 'findings: Normal gas.'],
      ['Chest', 7, 'findings: Lungs clear.\n\n\nHeart normal.'],
    ],
  )
})
