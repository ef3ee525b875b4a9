import { type Blank, type Cell, inBritishSpelling } from '@pandok/domain'
import { expect, it } from 'vitest'
import { respellPlate } from './respellPlate.ts'
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
  const { cells } = respellPlate({ cells: [cell] }, 'en', inBritishSpelling)
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

it('K318 spells the answers of blanks and what an exam says, and no formula or id of theirs', () => {
  const blank: Blank = {
    id: 'tumor',
    kind: 'multi',
    label: { ko: '종양', en: 'Tumor' },
    visible: 'tumor == "edema"',
    nouns: { fiber: 'fibers' },
    options: [{ id: 'edema', label: { en: 'edema' }, forms: { en: { of: 'of the tumor' } } }],
  }
  const cells: Cell[] = [
    { ...cellOf('a', 0, phrase('p', '가')), blanks: [blank], finding: { region: 'tumor' } },
  ]
  const exam = {
    regions: [{ id: 'tumor', name: { en: 'Tumor' }, normal: { ko: '없음', en: 'No tumor {tumor}.' } }],
  }
  expect(respellPlate({ cells, exam }, 'en', inBritishSpelling)).toEqual({
    cells: [
      {
        ...cells[0],
        blanks: [
          {
            ...blank,
            label: { ko: '종양', en: 'Tumour' },
            nouns: { fibre: 'fibres' },
            options: [{ id: 'edema', label: { en: 'oedema' }, forms: { en: { of: 'of the tumour' } } }],
          },
        ],
      },
    ],
    exam: {
      regions: [{ id: 'tumor', name: { en: 'Tumour' }, normal: { ko: '없음', en: 'No tumour {tumor}.' } }],
    },
  })
})
