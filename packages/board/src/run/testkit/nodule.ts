// biome-ignore-all lint/suspicious/noThenProperty: the document's own word; tokens are never awaited
import { moduleOf } from './startRun.ts'

/**
 * A module with everything that matters for running: links, checks, defaults and an optional recommendation.
 */
export const nodule = moduleOf('nodule', {
  inputs: [
    { id: 'side', kind: 'side', label: { ko: '위치', en: 'Side' }, default: 'R', confirm: 'needed' },
    {
      id: 'size',
      kind: 'number',
      unit: 'mm',
      altUnits: ['cm'],
      min: 0,
      required: true,
      label: { ko: '크기', en: 'Size' },
    },
  ],
  computed: [{ id: 'is_large', kind: 'bool', expr: 'size >= 10' }],
  checks: [
    { id: 'huge', level: 'block', when: 'size > 200', message: { ko: '너무 큼' }, at: 'size' },
    { id: 'big', level: 'warn', when: 'size > 100', message: { ko: '큼' }, at: 'size' },
  ],
  outputs: [
    {
      id: 'finding',
      section: 'findings',
      body: {
        ko: [{ v: 'side' }, '에 ', { v: 'size' }, ' 결절.'],
        en: ['A ', { v: 'size' }, ' nodule on the ', { v: 'side' }, '.'],
      },
    },
    {
      id: 'advice',
      section: 'recommendation',
      when: 'is_large',
      optional: true,
      body: { ko: ['추적 검사 권고.'], en: ['Follow-up is recommended.'] },
    },
  ],
})
