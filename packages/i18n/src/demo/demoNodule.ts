import type { ModuleDefinition, PhraseToken } from '@pandok/module-engine'
import { noduleCategories, noduleFollowUps } from './noduleOptions.ts'

type Row = ModuleDefinition['tables'][number]['rows'][number]

const row = (when: Row['when'], then: Row['then']): Row => ({ when, then })

/** If the recommendation is that no action is needed, it doesn't name the nodule. */
const whereAdvised = (then: PhraseToken[], when = 'rec != "none"'): PhraseToken => ({ when, then })

/**
 * The module of the introduction's plate: the rows of the library's Fleischner 2017 module that concern one
 * solid or ground-glass nodule. A test compares the two, size by size.
 */
export const demoNodule: ModuleDefinition = {
  version: 1,
  inputs: [
    {
      id: 'kind',
      kind: 'choice',
      label: { ko: '종류', en: 'Type', zh: '类型', ja: '種類', de: 'Art' },
      required: true,
      options: [
        {
          id: 'solid',
          label: { ko: '고형', en: 'solid', zh: '实性', ja: '充実型', de: 'solide' },
          text: {
            ko: '고형 결절',
            en: 'solid nodule',
            zh: '实性结节',
            ja: '充実型結節',
            de: 'solider Rundherd',
          },
        },
        {
          id: 'ground_glass',
          label: { ko: '간유리', en: 'ground-glass', zh: '磨玻璃', ja: 'すりガラス型', de: 'Milchglas' },
          text: {
            ko: '간유리 결절',
            en: 'ground-glass nodule',
            zh: '磨玻璃结节',
            ja: 'すりガラス型結節',
            de: 'Milchglasrundherd',
          },
        },
      ],
    },
    {
      id: 'size_mm',
      kind: 'measure',
      what: 'length',
      unit: 'mm',
      altUnits: ['cm'],
      label: { ko: '크기', en: 'Size', zh: '大小', ja: '大きさ', de: 'Größe' },
      min: '1',
      max: '30',
      required: true,
    },
    {
      id: 'risk',
      kind: 'choice',
      label: {
        ko: '폐암 위험도',
        en: 'Risk of lung cancer',
        zh: '肺癌风险',
        ja: '肺癌リスク',
        de: 'Lungenkrebsrisiko',
      },
      visible: 'kind == "solid"',
      required: 'kind == "solid"',
      options: [
        { id: 'low', label: { ko: '저위험', en: 'low', zh: '低风险', ja: '低リスク', de: 'niedrig' } },
        { id: 'high', label: { ko: '고위험', en: 'high', zh: '高风险', ja: '高リスク', de: 'hoch' } },
      ],
    },
  ],
  groups: [],
  computed: [
    { id: 'rounded_mm', kind: 'integer', expr: 'round(size_mm, 0)' },
    {
      id: 'category',
      kind: 'choice',
      label: { ko: '분류', en: 'Class', zh: '分类', ja: '分類', de: 'Klasse' },
      table: 'plan',
      column: 'category',
      options: noduleCategories,
    },
    {
      id: 'rec',
      kind: 'choice',
      label: { ko: '권고', en: 'Recommendation', zh: '建议', ja: '推奨', de: 'Empfehlung' },
      table: 'plan',
      column: 'rec',
      options: noduleFollowUps,
    },
  ],
  tables: [
    {
      id: 'plan',
      hit: 'UNIQUE',
      cols: [{ ref: 'kind' }, { ref: 'risk' }, { ref: 'rounded_mm' }],
      outs: [
        { id: 'category', kind: 'choice' },
        { id: 'rec', kind: 'choice' },
      ],
      rows: [
        row([{ in: ['solid'] }, { in: ['low'] }, { range: [null, '6', '()'] }], ['solid_lt6_low', 'none']),
        row(
          [{ in: ['solid'] }, { in: ['high'] }, { range: [null, '6', '()'] }],
          ['solid_lt6_high', 'optional_12'],
        ),
        row(
          [{ in: ['solid'] }, { in: ['low'] }, { range: ['6', '8', '[]'] }],
          ['solid_6to8_low', 'ct_6_12_consider_18_24'],
        ),
        row(
          [{ in: ['solid'] }, { in: ['high'] }, { range: ['6', '8', '[]'] }],
          ['solid_6to8_high', 'ct_6_12_then_18_24'],
        ),
        row([{ in: ['solid'] }, '-', { range: ['8', null, '()'] }], ['solid_gt8', 'ct3_pet_tissue']),
        row([{ in: ['ground_glass'] }, '-', { range: [null, '6', '()'] }], ['subsolid_lt6', 'none']),
        row(
          [{ in: ['ground_glass'] }, '-', { range: ['6', null, '[)'] }],
          ['ggn_ge6', 'ct_6_12_then_2y_to_5y'],
        ),
      ],
    },
  ],
  checks: [],
  partials: [
    {
      id: 'subject',
      body: {
        ko: [{ v: 'size_mm' }, ' ', { v: 'kind' }],
        en: [{ v: 'size_mm' }, ' ', { v: 'kind' }],
        zh: [{ v: 'size_mm' }, ' ', { v: 'kind' }],
        ja: [{ v: 'size_mm' }, ' の', { v: 'kind' }],
        de: [{ v: 'size_mm' }, ' großer ', { v: 'kind' }],
      },
    },
  ],
  outputs: [
    {
      id: 'finding',
      section: 'findings',
      body: {
        ko: ['폐에 ', { v: 'size_mm' }, ' 크기의 ', { v: 'kind' }, { josa: '이/가' }, ' 있음.'],
        en: [{ article: 'A' }, { v: 'size_mm' }, ' ', { v: 'kind' }, '.'],
        zh: ['肺内见大小约 ', { v: 'size_mm' }, ' 的', { v: 'kind' }, '。'],
        ja: ['肺に ', { v: 'size_mm' }, ' の', { v: 'kind' }, 'を認める。'],
        de: ['In der Lunge ', { v: 'size_mm' }, ' großer ', { v: 'kind' }, '.'],
      },
    },
    {
      id: 'conclusion',
      section: 'impression',
      body: {
        ko: [{ use: 'subject' }, '. Fleischner 2017: ', { v: 'category' }, '.'],
        en: [{ use: 'subject' }, '. Fleischner 2017: ', { v: 'category' }, '.'],
        zh: [{ use: 'subject' }, '。Fleischner 2017：', { v: 'category' }, '。'],
        ja: [{ use: 'subject' }, '。Fleischner 2017：', { v: 'category' }, '。'],
        de: [{ use: 'subject' }, '. Fleischner 2017: ', { v: 'category' }, '.'],
      },
    },
    {
      id: 'advice',
      section: 'recommendation',
      body: {
        ko: [whereAdvised([{ use: 'subject' }, ': ']), { v: 'rec' }],
        en: [whereAdvised([{ use: 'subject' }, ': ']), { v: 'rec' }],
        zh: [whereAdvised([{ use: 'subject' }, '：']), { v: 'rec' }],
        ja: [whereAdvised([{ use: 'subject' }, '：']), { v: 'rec' }],
        de: [whereAdvised([{ use: 'subject' }, ': ']), { v: 'rec' }],
      },
    },
  ],
  tests: [],
  citations: [],
}
