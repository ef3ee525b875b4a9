import { readFileSync } from 'node:fs'
import {
  addEarlierRows,
  compareWithLesion,
  createPlateRun,
  type EarlierReport,
  earlierLesions,
  type RunModule,
} from '@pandok/board'
import type { Cell, Locale } from '@pandok/domain'
import { readLibraryModule } from '@pandok/library'
import { anatomyOfWords, readOldReport, reportFileOfText } from '@pandok/report-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

function libraryModule(slug: string): RunModule {
  const file = new URL(`../../packages/library/data/modules/${slug}.yaml`, import.meta.url)
  const read = readLibraryModule(parse(readFileSync(file, 'utf8')))
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return { id: slug, name: slug, definition: read.module.definition }
}

const TODAY = '2026-09-02'

function pasted(text: string): EarlierReport[] {
  const read = readOldReport(text)
  if (!read.examDate) throw new Error('no day')
  return [{ id: 'p', source: 'pasted', file: reportFileOfText(text, read, read.examDate.day) }]
}

function earlierIn(slug: string, text: string, locale: Locale = 'en') {
  const module = libraryModule(slug)
  const found = earlierLesions(pasted(text), { ...module, entry: slug }, locale, anatomyOfWords)
  return { module, found }
}

function begin(module: RunModule) {
  const cell: Cell = {
    id: 'c',
    position: 0,
    name: 'C',
    title: 'C',
    outputs: [{ id: 'o', kind: 'module', section: 'auto', moduleId: module.id }],
  }
  let ids = 0
  const run = createPlateRun({
    plate: { cells: [cell], autoFill: [] },
    modules: [module],
    locale: 'en',
    today: () => TODAY,
    newId: () => `id-${++ids}`,
  })
  run.run(cell.id)
  const filling = run.read().open?.fillings[0]
  if (!filling) throw new Error('no form')
  return filling
}

const CHEST: Readonly<Record<Locale, string>> = {
  ko: '2026-03-02 흉부 CT\n우상엽에 12 mm 결절, Lung-RADS 4A.\n좌하엽에 4 mm 결절, Lung-RADS 2.\n간 S6 21 mm 낭종. 기관분기하부 림프절 단경 8 mm.',
  en: 'CT chest 2026-03-02\n12 mm nodule in the right upper lobe, Lung-RADS 4A.\n4 mm nodule, left lower lobe, Lung-RADS 2.\n21 mm hepatic cyst. Subcarinal lymph node 8 mm in short axis.',
  zh: '2026-03-02 胸部CT\n右肺上叶结节12 mm，Lung-RADS 4A。\n左肺下叶结节4 mm，Lung-RADS 2。\n肝囊肿21 mm。隆突下淋巴结短径8 mm。',
  ja: '2026-03-02 胸部CT\n右上葉に12 mmの結節、Lung-RADS 4A。\n左下葉に4 mmの結節、Lung-RADS 2。\n肝嚢胞21 mm。気管分岐下リンパ節 短径8 mm。',
  de: 'CT Thorax vom 02.03.2026\n12 mm Rundherd im rechten Oberlappen, Lung-RADS 4A.\n4 mm Rundherd im linken Unterlappen, Lung-RADS 2.\nLeberzyste 21 mm. Subkarinaler LK 8 mm Kurzachse.',
}

describe('an old report that is pasted, in modules of the library', () => {
  it.each(Object.entries(CHEST))(
    'K837 gives Lung-RADS its nodules with lobe and category, in %s',
    (_, text) => {
      const { module, found } = earlierIn('lung-rads', text)
      const rows = found[0]?.records[0]?.values['nodules']
      expect(rows).toMatchObject([
        { values: { lobe: 'rul', nodule_category: '4A' } },
        { values: { lobe: 'lll', nodule_category: '2' } },
      ])
      expect(rows).toHaveLength(2)
      const filling = begin(module)
      const [earlier] = found
      if (earlier) compareWithLesion(filling, earlier, TODAY)
      addEarlierRows(filling)
      const brought = (filling.session.snapshot().rows['nodules'] ?? []).filter((row) =>
        filling.session.trackOf('nodules', row)?.startsWith('pasted'),
      )
      filling.session.set({ id: 'exam' }, 'evaluable')
      for (const row of brought) {
        filling.session.set({ id: 'finding', row }, 'solid')
        filling.session.set({ id: 'timing', row }, 'stable')
      }
      const shown = (id: string) =>
        brought.map((row) => {
          const view = filling.session
            .snapshot()
            .inputs.find(({ address }) => address.id === id && address.row === row)
          return [view?.value, view?.source?.from, view?.needsConfirming]
        })
      expect(shown('lobe')).toEqual([
        ['rul', 'prior', true],
        ['lll', 'prior', true],
      ])
      expect(shown('prior_category')).toEqual([
        ['4A', 'prior', true],
        ['2', 'prior', true],
      ])
    },
  )

  it('K837 gives RECIST organ, node and words of the site', () => {
    const { found } = earlierIn('recist-1-1', CHEST.en)
    expect(found[0]?.records[0]?.values['targets']).toMatchObject([
      { values: { organ: 'lung', target_site: 'right upper lobe' } },
      { values: { organ: 'lung', target_site: 'left lower lobe' } },
      { values: { organ: 'liver' } },
      { values: { organ: 'node', target_node: true } },
    ])
  })

  it('K837 takes no category of another system', () => {
    const text = 'US 2026-03-02\nRight thyroid lobe: 11 mm nodule, EU-TIRADS 4.'
    const rows = earlierIn('k-tirads', text).found[0]?.records[0]?.values['nodules']
    expect(JSON.stringify(rows)).toContain('"lobe":"right"')
    expect(JSON.stringify(rows)).not.toContain('category')
    const own = earlierIn('k-tirads', text.replace('EU-', 'K-')).found[0]?.records[0]?.values['nodules']
    expect(own).toMatchObject([{ values: { category: '4' } }])
  })
})
