import type { Exam } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { moduleOutput } from '../testkit/moduleOutput.ts'
import { cellOf, moduleOf, phrase, startRun } from '../testkit/startRun.ts'

const NODULES = { ko: '갑상선 결절', en: 'Thyroid nodules' }

/** Present, the nodule is a finding of its region; absent, the module writes the normal sentence itself. */
const tirads = moduleOf('tirads', {
  inputs: [
    { id: 'present', kind: 'bool', label: { ko: '결절' }, required: true },
    { id: 'category', kind: 'text', label: { ko: '범주' }, visible: 'present' },
  ],
  outputs: [
    {
      id: 'nodule',
      section: 'findings',
      when: 'present',
      about: { region: NODULES, as: 'finding' },
      body: {
        ko: ['결절, K-TIRADS ', { v: 'category' }, '.'],
        en: ['Nodule, K-TIRADS ', { v: 'category' }, '.'],
      },
    },
    {
      id: 'none',
      section: 'findings',
      when: '!present',
      about: { region: NODULES, as: 'normal' },
      body: { ko: ['결절 없음.'], en: ['No nodule.'] },
    },
    { id: 'conclusion', section: 'impression', when: 'present', body: { ko: ['결절.'], en: ['Nodule.'] } },
  ],
})

const exam: Exam = {
  regions: [
    { id: 'gland', name: { ko: '실질', en: 'Parenchyma' }, normal: { ko: '실질 정상.', en: 'Normal.' } },
    { id: 'r2', name: { en: 'thyroid  Nodules ' }, normal: { ko: '결절 없음.', en: 'No nodule.' } },
    { id: 'nodes', name: { ko: '림프절' }, normal: { ko: '림프절 정상.', en: 'Normal nodes.' } },
  ],
  normalConclusion: { ko: '정상.', en: 'Normal.' },
}

const CELLS = [
  { ...cellOf('normal', 0), normal: 'all' as const },
  cellOf('tirads', 1, moduleOutput('tirads')),
]
const start = () => startRun(CELLS, { modules: [tirads], exam })

describe('a sentence of a module that is about a region', () => {
  it('K438 is the finding of the region with that name while it is written, on any plate', () => {
    const run = start()
    run.run('normal')
    const first = run.texts()
    expect(first).toEqual(['실질 정상.', '결절 없음.', '림프절 정상.', '정상.'])
    const id = run.fill('tirads', { present: true, category: '4' })
    expect(run.texts()).toEqual(['실질 정상.', '결절, K-TIRADS 4.', '림프절 정상.', '결절.'])
    expect(run.read().suppressed.map(({ entry, by }) => [entry.text, by])).toEqual([
      ['결절 없음.', [id]],
      ['정상.', [id]],
    ])
    run.remove(id)
    expect(run.texts()).toEqual(first)
  })

  it('K438 is the region’s normal sentence where the module says so, once beside the plate’s own', () => {
    const run = start()
    run.run('normal')
    run.fill('tirads', { present: false })
    expect(run.texts()).toEqual(['실질 정상.', '결절 없음.', '림프절 정상.', '정상.'])
  })

  it('K475 stands where its own cell takes the plate’s sentence away, until another finding does', () => {
    const replaces = [{ regions: ['r2'] }]
    const graded = { ...cellOf('tirads', 1, moduleOutput('tirads')), finding: { region: 'r2', replaces } }
    const cyst = { ...cellOf('cyst', 2, phrase('cyst', '낭종 있음.')), finding: { region: 'r2', replaces } }
    const run = startRun([...CELLS.slice(0, 1), graded, cyst], { modules: [tirads], exam })
    run.fill('tirads', { present: false })
    expect(run.texts()).toEqual(['결절 없음.'])
    run.run('normal')
    expect(run.texts()).toEqual(['실질 정상.', '결절 없음.', '림프절 정상.', '정상.'])
    run.run('cyst')
    expect(run.texts()).not.toContain('결절 없음.')
    run.undo()
    expect(run.texts()).toContain('결절 없음.')
  })

  it('K438 is shared by the modules of a plate without that region', () => {
    const other = moduleOf('other', {
      outputs: [
        {
          id: 'none',
          section: 'findings',
          about: { region: { ko: '갑상선 결절' }, as: 'normal' },
          body: { ko: ['갑상선에 결절 없음.'] },
        },
      ],
    })
    const cells = [cellOf('other', 0, moduleOutput('other')), cellOf('tirads', 1, moduleOutput('tirads'))]
    const run = startRun(cells, { modules: [other, tirads] })
    run.run('other')
    expect(run.texts()).toEqual(['갑상선에 결절 없음.'])
    run.fill('tirads', { present: true, category: '4' })
    expect(run.texts()).toEqual(['결절, K-TIRADS 4.', '결절.'])
  })

  it('K443 is a finding only of the regions whose condition holds, while it holds', () => {
    const scores = moduleOf('scores', {
      inputs: [
        { id: 'nodule', kind: 'bool', label: { ko: '결절' }, required: true },
        { id: 'node', kind: 'bool', label: { ko: '림프절' }, required: true },
      ],
      outputs: [
        {
          id: 'both',
          section: 'findings',
          about: [
            { region: NODULES, as: 'finding', when: 'nodule' },
            { region: { ko: '림프절' }, as: 'finding', when: 'node' },
            { region: { ko: '실질' }, as: 'normal', when: '!nodule && !node' },
          ],
          body: { ko: ['점수.'] },
        },
      ],
    })
    const run = startRun([...CELLS, cellOf('scores', 2, moduleOutput('scores'))], {
      modules: [tirads, scores],
      exam,
    })
    run.run('normal')
    run.fill('scores', { nodule: false, node: false })
    expect(run.read().suppressed).toEqual([])
    const suppressed = () => run.read().suppressed.map(({ entry }) => entry.text)
    run.fill('scores', { nodule: false, node: true })
    expect(suppressed()).toEqual(['림프절 정상.'])
    run.fill('scores', { nodule: true, node: true })
    expect(suppressed()).toEqual(['결절 없음.', '림프절 정상.'])
    const id = run.fill('scores', { nodule: true, node: false })
    expect(suppressed()).toEqual(['결절 없음.'])
    run.remove(id)
    expect(suppressed()).toEqual([])
  })

  it('K438 leaves it to the cell where the cell says what it means', () => {
    const cells = CELLS.map((cell) =>
      cell.id === 'tirads'
        ? { ...cell, finding: { region: 'nodes', replaces: [{ regions: ['nodes'] }] } }
        : cell,
    )
    const run = startRun(cells, { modules: [tirads], exam })
    run.run('normal')
    run.fill('tirads', { present: true, category: '4' })
    expect(run.texts()).toContain('결절 없음.')
  })

  it('K444 takes away what its module says where the cell only says where it stands', () => {
    const cells = CELLS.map((cell) =>
      cell.id === 'tirads' ? { ...cell, finding: { region: 'gland', replaces: [] } } : cell,
    )
    const run = startRun(cells, { modules: [tirads], exam })
    run.run('normal')
    run.fill('tirads', { present: true, category: '4' })
    expect(run.texts()).toEqual(['결절, K-TIRADS 4.', '실질 정상.', '림프절 정상.', '결절.'])
    const none = startRun(cells, { modules: [tirads], exam })
    none.run('normal')
    none.fill('tirads', { present: false })
    expect(none.read().suppressed).toEqual([])
  })

  it('K438 means nothing without a name, or beside a region of another name', () => {
    const outputs = [
      { id: 'o', section: 'findings', about: { region: {}, as: 'finding' }, body: { ko: ['결절.'] } },
    ]
    const nameless = moduleOf('nameless', { outputs })
    const run = startRun(
      [...CELLS, cellOf('o', 2, moduleOutput('nameless')), cellOf('p', 3, phrase('p', '그 밖.'))],
      { modules: [tirads, nameless], exam },
    )
    run.run('normal')
    run.run('o')
    expect(run.read().suppressed).toEqual([])
  })
})
