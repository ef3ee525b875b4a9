import type { Blank, Cell, Exam, PhraseOutput, Words } from '@pandok/domain'
import { moduleOf } from './startRun.ts'

const words = (ko: string, en: string): Words => ({ ko, en })

const side: Blank = {
  id: 'side',
  kind: 'choice',
  label: words('좌우', 'Side'),
  options: [
    { id: 'right', label: words('우측', 'right') },
    { id: 'left', label: words('좌측', 'left') },
    { id: 'both', label: words('양측', 'both') },
  ],
}

const category: Blank = {
  id: 'category',
  kind: 'choice',
  label: words('범주', 'Category'),
  options: ['0', '1', '2', '3', '4', '5'].map((id) => ({ id, label: words(id, id) })),
}

const workup: Blank = {
  id: 'workup',
  kind: 'multi',
  label: words('추가 검사', 'Work-up'),
  isOptional: true,
  visible: 'known(category) && category == "0"',
  options: [
    { id: 'us', label: words('초음파', 'ultrasound') },
    { id: 'spot', label: words('압박촬영', 'spot views') },
  ],
}

const size: Blank = { id: 'size', kind: 'size', unit: 'cm', label: words('크기', 'Size') }

const phrase = (
  section: PhraseOutput['section'],
  text: Words,
  more: Partial<PhraseOutput> = {},
): PhraseOutput => ({
  id: section,
  kind: 'phrase',
  section,
  text,
  ...more,
})

const NOTE = {
  id: 'note',
  kind: 'words',
  formula: 'assessed > 1',
  text: words(' (범주 {category})', ' (category {category})'),
} as const
const ASSESSED = ['mass', 'cyst', 'graded', 'calc']

/** A small exam of the breast whose findings have categories. */
export const EXAM: Exam = {
  regions: [
    { id: 'mass', name: words('종괴', 'Masses'), normal: words('종괴 없음.', 'No mass.') },
    {
      id: 'calc',
      name: words('석회화', 'Calcifications'),
      normal: words('석회화 없음.', 'No calcifications.'),
    },
  ],
  blanks: [
    { id: 'dims', kind: 'size', unit: 'cm', isOptional: true, label: words('크기', 'Size') },
    {
      id: 'psa',
      kind: 'number',
      unit: 'ng/mL',
      isOptional: true,
      label: words('PSA', 'PSA'),
      units: { de: 'ng/ml' },
    },
  ],
  values: [
    { id: 'vol', kind: 'number', formula: 'dims[0] * dims[1] * dims[2] / 2', decimals: 1 },
    { id: 'density', kind: 'number', formula: 'psa / vol', decimals: 2 },
  ],
  gathers: [
    { id: 'assessed', what: 'count', cells: ASSESSED, value: 'category' },
    { id: 'has_node', what: 'ran', cells: ['node'] },
    { id: 'worst', what: 'max', cells: ['graded'], value: 'weight' },
    { id: 'least', what: 'min', cells: ['graded'], value: 'weight' },
  ],
  assessment: {
    value: 'category',
    order: ['1', '2', '3', '0', '4', '5'],
    noFinding: '1',
    actionable: ['0', '3', '4', '5'],
    lines: Object.fromEntries(
      ['0', '1', '2', '3', '4', '5'].map((id) => [id, words(`전체 범주 ${id}.`, `Overall ${id}.`)]),
    ),
    advice: {
      '0': words('추가 검사[({workup})]를 권함.', 'Additional imaging[ ({workup})].'),
      '1': words('정기 검진.', 'Routine screening.'),
      '2': words('정기 검진.', 'Routine screening.'),
      '3': words('6개월 후 추적.', 'Follow-up in 6 months.'),
      '4': words('조직검사.', 'Biopsy.'),
      '5': words('조직검사.', 'Biopsy.'),
    },
  },
  normalConclusion: words('이상 없음.', 'Normal.'),
  advice: {
    one: { ...words('{n}번: {text}', 'Finding {n}: {text}'), de: 'Befund {n}: {text}' },
    many: { ...words('{n}번: {text}', 'Findings {n}: {text}'), de: 'Befunde {n}: {text}' },
  },
  forms: [
    {
      id: 'sheet',
      name: words('결과지', 'Sheet'),
      fields: [
        {
          id: 'found',
          label: words('소견', 'Findings'),
          source: { of: 'findings' },
          none: words('없음', 'none'),
          words: { mass: words('종괴', 'mass'), calc: words('석회화', 'calcification') },
          per: { blank: 'side', keys: ['right', 'left'], all: ['both'] },
        },
        {
          id: 'sides',
          label: words('쪽', 'Side'),
          source: { of: 'answers', blank: 'side' },
          words: { left: words('왼쪽', 'left side') },
          per: { blank: 'side', keys: ['right', 'left'], all: ['both'] },
        },
        {
          id: 'verdict',
          label: words('판정', 'Verdict'),
          source: { of: 'assessment' },
          words: {
            '1': words('정상', 'normal'),
            '2': words('양성', 'benign'),
            '5': words('의심', 'suspicious'),
          },
          ask: { for: ['3'], question: words('고르세요.', 'Choose.') },
        },
        {
          id: 'psa',
          label: words('PSA', 'PSA'),
          source: { of: 'blank', blank: 'psa' },
          words: { '4': words('사', 'four') },
        },
      ],
      layout: words(
        '우: {found:right}[ / {sides:right}]\n좌: {found:left}[ / {sides:left}]\n판정: {verdict}[ PSA {psa}]',
        'R: {found:right}\nL: {found:left}\nVerdict: {verdict}',
      ),
    },
  ],
}

const cell = (
  id: string,
  position: number,
  more: Omit<Cell, 'id' | 'position' | 'name' | 'title'>,
): Cell => ({
  id,
  position,
  name: id,
  title: id,
  ...more,
})

/** A module with a row for each nodule, as the library's modules of nodules have. */
export const GRADES = moduleOf('grades', {
  version: 1,
  groups: [{ id: 'nodules', label: { ko: '결절' }, min: 1, max: 5, sort: 'size' }],
  inputs: [
    {
      id: 'pattern',
      kind: 'choice',
      group: 'nodules',
      label: { ko: '양상' },
      required: true,
      options: [
        { id: 'cyst', label: { ko: '낭종' }, points: 0 },
        { id: 'solid', label: { ko: '고형' }, points: 2 },
      ],
    },
    {
      id: 'size',
      kind: 'measure',
      what: 'length',
      unit: 'cm',
      group: 'nodules',
      max: '5',
      label: { ko: '크기' },
    },
    { id: 'taller', kind: 'bool', group: 'nodules', points: 3, default: false, label: { ko: '높이' } },
    { id: 'poor', kind: 'bool', group: 'nodules', default: false, label: { ko: '나쁜 징후' } },
  ],
  computed: [
    { id: 'sum', kind: 'integer', group: 'nodules', score: { of: ['pattern', 'taller'], agg: 'sum' } },
    {
      id: 'grade',
      kind: 'choice',
      group: 'nodules',
      table: 'grades',
      column: 'grade',
      options: ['2', '3', '5'].map((id) => ({ id, label: { ko: id } })),
    },
    {
      id: 'rec',
      kind: 'text',
      group: 'nodules',
      expr: 'poor ? "sample" : (size > 1 ? "sample" : "wait")',
    },
    { id: 'how_many', kind: 'integer', expr: 'nodules.size()' },
  ],
  tables: [
    {
      id: 'grades',
      group: 'nodules',
      hit: 'UNIQUE',
      cols: [{ ref: 'sum' }],
      outs: [{ id: 'grade', kind: 'choice' }],
      rows: [
        // biome-ignore lint/suspicious/noThenProperty: the document's own word; rows are never awaited
        { when: [{ range: [null, '1', '(]'] }], then: ['2'], cite: 0 },
        // biome-ignore lint/suspicious/noThenProperty: the document's own word; rows are never awaited
        { when: [{ range: ['2', '4', '[]'] }], then: ['3'], cite: 0 },
        // biome-ignore lint/suspicious/noThenProperty: the document's own word; rows are never awaited
        { when: [{ range: ['5', null, '[)'] }], then: ['5'], cite: 0 },
      ],
    },
  ],
  checks: [
    {
      id: 'slip',
      level: 'warn',
      group: 'nodules',
      at: 'size',
      when: 'size > 8',
      message: { ko: '단위 확인' },
    },
  ],
  outputs: [{ id: 'text', section: 'findings', body: { ko: ['결절 ', { v: 'how_many' }] } }],
  citations: [{ text: 'A table.' }],
})

export const CELLS: readonly Cell[] = [
  cell('normal', 0, { outputs: [], normal: 'all' }),
  cell('sizes', 1, { outputs: [], asks: ['dims', 'psa'] }),
  cell('mass', 2, {
    blanks: [side, category, workup],
    values: [NOTE],
    outputs: [
      phrase('findings', words('{side} 종괴.', '{side} mass.')),
      phrase('impression', words('{side} 종괴{note}.', '{side} mass{note}.')),
    ],
    finding: {
      region: 'mass',
      replaces: [{ regions: ['mass'] }],
      rank: 10,
      takesAdvice: true,
      codes: { sheet: 'mass' },
    },
  }),
  cell('cyst', 3, {
    blanks: [],
    values: [
      NOTE,
      { id: 'category', kind: 'choice', formula: '"2"', options: [{ id: '2', label: words('2', '2') }] },
    ],
    outputs: [
      phrase('findings', words('낭종.', 'Cyst.')),
      phrase('impression', words('낭종{note}.', 'Cyst{note}.')),
    ],
    finding: {
      region: 'mass',
      replaces: [{ regions: ['mass'] }],
      rank: 5,
      takesAdvice: true,
      codes: { sheet: 'mass' },
    },
  }),
  cell('calc', 4, {
    blanks: [side],
    values: [
      { id: 'category', kind: 'choice', formula: '"2"', options: [{ id: '2', label: words('2', '2') }] },
    ],
    outputs: [
      phrase('findings', words('{side} 석회화.', '{side} calcifications.')),
      phrase('findings', words('의심 석회화 없음.', 'None suspicious.'), { id: 'adds', continues: true }),
    ],
    finding: { region: 'calc', replaces: [{ regions: ['calc'] }], codes: { sheet: 'calc' } },
  }),
  cell('node', 5, {
    blanks: [],
    outputs: [
      phrase('findings', words('림프절.', 'Node.')),
      phrase('recommendation', words('림프절 검사.', 'Sample the node.')),
    ],
    finding: { region: 'calc' },
  }),
  cell('graded', 6, {
    blanks: [
      {
        id: 'kind',
        kind: 'choice',
        label: words('종류', 'Kind'),
        options: [
          { id: 'fluid', label: words('액체', 'fluid') },
          { id: 'solid', label: words('고형', 'solid') },
        ],
      },
      size,
      {
        id: 'signs',
        kind: 'multi',
        isOptional: true,
        label: words('징후', 'Signs'),
        options: [{ id: 'tall', label: words('높음', 'tall') }],
      },
      {
        id: 'echo',
        kind: 'choice',
        isOptional: true,
        label: words('에코', 'Echo'),
        required: 'kind == "solid"',
        options: [{ id: 'low', label: words('낮음', 'low') }],
      },
    ],
    uses: [
      {
        moduleId: 'grades',
        as: 'g',
        inputs: {
          pattern: 'kind == "solid" ? "solid" : "cyst"',
          size: 'max(size)',
          taller: 'known(signs) && "tall" in signs',
          poor: 'has_node && weight >= orElse(worst, 0.0)',
        },
      },
    ],
    values: [
      {
        id: 'grade',
        kind: 'choice',
        formula: 'g_grade',
        options: ['2', '3', '5'].map((id) => ({ id, label: words(`등급 ${id}`, `grade ${id}`) })),
      },
      {
        id: 'weight',
        kind: 'number',
        formula: '(g_grade == "5" ? 5 : (g_grade == "3" ? 3 : 2)) * 100 + max(size)',
      },
      { id: 'rec', kind: 'text', formula: 'g_rec' },
      {
        id: 'low_note',
        kind: 'words',
        formula: 'known(echo)',
        text: words(', {echo} 에코', ', {echo} echo'),
      },
    ],
    checks: [
      {
        id: 'huge',
        level: 'block',
        when: 'max(size) > 20',
        message: words('크기를 확인하세요.', 'Check the size.'),
      },
    ],
    outputs: [
      phrase('findings', words('{size} 결절, {grade}{low_note}.', '{size} nodule, {grade}{low_note}.')),
      phrase('recommendation', words('흡인검사.', 'Aspiration.'), {
        id: 'advice_sample',
        when: 'rec == "sample"',
      }),
      phrase('recommendation', words('추적.', 'Follow-up.'), { id: 'advice_wait', when: 'rec == "wait"' }),
    ],
    finding: { region: 'mass', replaces: [{ regions: ['mass'] }], needsNoConclusion: true },
  }),
  cell('sampled', 7, {
    blanks: [
      {
        id: 'kind',
        kind: 'choice',
        isOptional: true,
        label: words('종류', 'Kind'),
        options: [{ id: 'solid', label: words('고형', 'solid') }],
      },
    ],
    outputs: [phrase('findings', words('흡인검사 시행함.', 'Aspirated.'))],
    finding: { region: 'calc', dropsAdvice: { same: ['kind'], phrases: ['advice_sample'] } },
  }),
  cell('volume', 8, {
    blanks: [{ id: 'clock', kind: 'clock', label: words('시계', 'Clock') }],
    outputs: [
      phrase('findings', {
        ...words('[부피 {vol} mL][, 밀도 {density}] {clock:hour}시.', '[Volume {vol} mL] {clock:hour}.'),
        de: '[PSA {psa}] {clock:hour}.',
      }),
    ],
  }),
]
