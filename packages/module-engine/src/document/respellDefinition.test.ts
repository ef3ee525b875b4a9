// biome-ignore-all lint/suspicious/noThenProperty: the document's own word; tokens are never awaited
import { inBritishSpelling } from '@pandok/domain'
import { expect, it } from 'vitest'
import { compileModule, openSession } from '../run/index.ts'
import { readDefinition } from './readDefinition.ts'
import { respellDefinition } from './respellDefinition.ts'

const read = readDefinition({
  inputs: [
    {
      id: 'tumor',
      kind: 'choice',
      label: { ko: 'tumor', en: 'Tumor' },
      options: [
        { id: 'edema', label: { ko: '부종', en: 'edema' } },
        { id: 'gray', label: { ko: '회색', en: 'gray' } },
      ],
    },
    { id: 'note', kind: 'text', label: { ko: '메모', en: 'Note' } },
  ],
  checks: [{ id: 'c', level: 'warn', when: 'tumor == "gray"', message: { ko: 'x', en: 'Hemorrhage?' } }],
  outputs: [
    {
      id: 'out',
      section: 'findings',
      body: {
        ko: ['tumor ', { v: 'tumor' }],
        en: [
          'Tumor: ',
          { v: 'tumor' },
          { when: 'tumor == "edema"', then: [' of the esophagus'], else: [' color'] },
          ', ',
          { v: 'note' },
        ],
      },
    },
  ],
  tests: [{ name: 'tumor', given: { tumor: 'edema' }, expect: { outputs: { en: { out: 'Tumor' } } } }],
  citations: [{ text: 'Tumor 2000', note: { en: 'Tumor' } }],
})
if (!read.ok) throw new Error(JSON.stringify(read.findings))
const british = respellDefinition(read.definition, 'en', inBritishSpelling)

it('spells a module’s own words of one language, and no name, formula, test or source of it', () => {
  const { inputs, checks, outputs, tests, citations } = british
  expect(inputs[0]).toMatchObject({ id: 'tumor', label: { ko: 'tumor', en: 'Tumour' } })
  expect(checks[0]).toMatchObject({ when: 'tumor == "gray"', message: { en: 'Haemorrhage?' } })
  expect(outputs[0]?.body['ko']).toEqual(['tumor ', { v: 'tumor' }])
  expect(tests).toEqual(read.definition.tests)
  expect(citations).toEqual(read.definition.citations)
})

it('writes what somebody typed as they typed it', () => {
  const session = openSession(compileModule(british), { today: '2026-11-16' })
  session.set({ id: 'tumor' }, 'edema')
  session.set({ id: 'note' }, 'my tumor')
  expect(session.output('out', 'en')?.text).toBe('Tumour: oedema of the oesophagus, my tumor')
  expect(session.output('out', 'ko')?.text).toBe('tumor 부종')
})
