import { readDefinition } from '@pandok/module-engine'
import type { ModuleDocument } from '@pandok/protocol'
import { moduleRow } from '#testkit/moduleRow.ts'

const read = readDefinition({
  inputs: [
    { id: 'size', kind: 'number', unit: 'mm', required: true, label: { en: 'Size', ko: '크기' } },
    {
      id: 'margin',
      kind: 'choice',
      label: { en: 'Margin', ko: '경계' },
      options: [
        { id: 'smooth', label: { en: 'smooth', ko: '매끈함' } },
        { id: 'irregular', label: { en: 'irregular', ko: '불규칙함' } },
      ],
    },
    { id: 'seen', kind: 'date', label: { en: 'First seen', ko: '처음 본 날' } },
  ],
  outputs: [
    {
      id: 'finding',
      label: { en: 'Nodule', ko: '결절' },
      section: 'findings',
      body: { en: ['A nodule of ', { v: 'size' }, ' is seen.'], ko: [{ v: 'size' }, ' 결절이 있음.'] },
    },
    {
      id: 'advice',
      label: { en: 'Advice', ko: '권고' },
      section: 'recommendation',
      optional: true,
      body: { en: ['Follow-up is advised.'], ko: ['추적 검사를 권함.'] },
    },
  ],
})
if (!read.ok) throw new Error(JSON.stringify(read.findings))

export const noduleDefinition = read.definition

/** A complete module of the member. */
export const noduleModule = (differences: Partial<ModuleDocument> = {}): ModuleDocument => ({
  ...moduleRow(),
  definition: noduleDefinition,
  ...differences,
})
