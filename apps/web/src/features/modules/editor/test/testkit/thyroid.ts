import { definitionOf } from './showPane.tsx'

/**
 * A small module with one of everything: a score of two answers, a table of levels, a size and two sentences.
 */
export const thyroid = definitionOf({
  inputs: [
    {
      id: 'shape',
      kind: 'choice',
      required: true,
      label: { en: 'Shape', ko: '모양' },
      options: [
        { id: 'wider', label: { en: 'wider than tall', ko: '가로로 긴 모양' }, points: '0' },
        { id: 'taller', label: { en: 'taller than wide', ko: '세로로 긴 모양' }, points: '3' },
      ],
    },
    {
      id: 'punctate',
      kind: 'bool',
      label: { en: 'Punctate foci', ko: '점상 고에코' },
      points: '3',
      default: false,
    },
    {
      id: 'size',
      kind: 'number',
      unit: 'cm',
      min: '0.1',
      max: '15',
      required: true,
      label: { en: 'Size', ko: '크기' },
    },
  ],
  computed: [
    {
      id: 'points',
      kind: 'integer',
      label: { en: 'Points', ko: '점수' },
      score: { of: ['shape', 'punctate'], agg: 'sum' },
    },
    {
      id: 'level',
      kind: 'choice',
      label: { en: 'Level', ko: '등급' },
      table: 'levels',
      options: [
        { id: 'low', label: { en: 'low', ko: '낮음' } },
        { id: 'high', label: { en: 'high', ko: '높음' } },
      ],
    },
  ],
  tables: [
    {
      id: 'levels',
      label: { en: 'Levels', ko: '등급표' },
      hit: 'FIRST',
      cols: [{ ref: 'points' }, { ref: 'size' }],
      outs: [{ id: 'level', kind: 'choice' }],
      rows: [
        { when: [{ range: ['3', null, '[]'] }, { range: ['1', null, '[]'] }], then: ['high'], cite: 0 },
        { when: ['-', '-'], then: ['low'] },
      ],
    },
  ],
  checks: [
    {
      id: 'huge',
      level: 'block',
      when: 'size > 10',
      at: 'size',
      message: { en: 'Please measure again.', ko: '다시 재세요.' },
    },
  ],
  outputs: [
    {
      id: 'finding',
      label: { en: 'Nodule', ko: '결절' },
      section: 'findings',
      body: {
        en: ['A nodule of ', { v: 'size' }, ' is seen. It is ', { v: 'shape' }, '.'],
        ko: [{ v: 'size' }, ' 크기의 결절이 있음. ', { v: 'shape' }, '임.'],
      },
    },
    {
      id: 'verdict',
      label: { en: 'Verdict', ko: '판정' },
      section: 'impression',
      body: { en: ['The risk is ', { v: 'level' }, '.'], ko: ['위험도 ', { v: 'level' }, '.'] },
    },
    {
      id: 'advice',
      label: { en: 'Advice', ko: '권고' },
      section: 'recommendation',
      when: 'level == "high"',
      body: { en: ['Aspiration is advised.'], ko: ['세침흡인을 권고함.'] },
    },
  ],
  tests: [
    {
      name: 'tall and large',
      given: { shape: 'taller', size: '1.0' },
      expect: { values: { level: 'high', points: 3 }, rows: { levels: 0 } },
    },
  ],
  citations: [{ text: 'A white paper, 2017', url: 'https://example.org/paper' }],
})
