import type { OwnDocuments } from '@pandok/exchange'
import { readText } from '@pandok/exchange'
import { emptyDefinition } from '@pandok/module-engine'
import { expect, it } from 'vitest'
import { EXPORT_FORMATS, exportAs } from './exportFormats.ts'

const documents: OwnDocuments = {
  plates: [
    {
      name: '흉부',
      cells: [
        {
          id: 'a',
          position: 0,
          name: 'nl',
          title: '정상',
          outputs: [{ id: 'o', kind: 'phrase', section: 'findings', text: { ko: '이상 소견 없음.' } }],
        },
      ],
    },
  ],
  modules: [
    {
      id: 'm',
      name: '결절/크기',
      definition: {
        ...emptyDefinition(),
        inputs: [{ id: 'size', kind: 'number', label: { ko: '크기' }, unit: 'mm' }],
        outputs: [{ id: 'text', section: 'findings', body: { ko: [{ v: 'size' }, ' 결절.'] } }],
      },
    },
  ],
}
const choice = { locale: 'ko', name: '흉부', module: undefined, today: '2026-11-17' } as const

it.each(EXPORT_FORMATS)('writes %s that is read back unchanged', (format) => {
  const written = exportAs(documents, { ...choice, format })
  const read = readText(written?.text.replace(/^\ufeff/u, '') ?? '', written?.file ?? '', { locale: 'ko' })
  expect(read.entries.length).toBeGreaterThan(0)
  expect(written?.file).not.toMatch(/[/\\]/u)
})

it('writes no form without a module', () => {
  expect(exportAs({ ...documents, modules: [] }, { ...choice, format: 'mrrt' })).toBeUndefined()
})
