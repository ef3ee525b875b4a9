import { inBritishSpelling } from '@pandok/domain'
import { expect, it } from 'vitest'
import { respellCells } from './respellCells.ts'
import { moduleOutput } from './testkit/moduleOutput.ts'
import { cellOf, phrase, startRun } from './testkit/startRun.ts'

it('K318 spells phrases and names of cells as the member does, and neither fields nor what is typed into them', () => {
  const both = { ko: 'tumor {tumor}', en: 'Tumor {tumor}, edema.' }
  const cell = {
    ...cellOf('a', 0, phrase('p', both), moduleOutput('m')),
    name: 'Tumor',
    title: 'my tumor',
    words: { name: { ko: '종양', en: 'Tumor' }, title: { ko: '종양', en: 'Tumor' } },
  }
  const cells = respellCells([cell], 'en', inBritishSpelling)
  expect(cells).toEqual([
    {
      ...cell,
      name: 'Tumour',
      words: { name: { ko: '종양', en: 'Tumour' }, title: { ko: '종양', en: 'Tumour' } },
      outputs: [phrase('p', { ko: 'tumor {tumor}', en: 'Tumour {tumor}, oedema.' }), moduleOutput('m')],
    },
  ])
  const run = startRun(cells, { locale: 'en' })
  run.fill('a', { tumor: 'of the color' })
  expect(run.texts()).toEqual(['Tumour of the color, oedema.'])
})
