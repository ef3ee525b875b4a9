import { readDefinition } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { onlyModule } from '../../form/testkit/expectSound.ts'
import { readMrrt } from '../../mrrt/readMrrt.ts'
import { writeMrrt } from './writeMrrt.ts'

describe('writeMrrt', () => {
  it('writes the questions so that they come back, and lists all logic', () => {
    const read = readDefinition({
      inputs: [
        {
          id: 'size',
          kind: 'number',
          label: { de: 'Größe <mm>', en: 'Size' },
          unit: 'mm',
          min: '0',
          step: '0.1',
          decimals: 1,
        },
        {
          id: 'shape',
          kind: 'choice',
          label: { de: 'Form', en: 'Shape' },
          options: [{ id: 'oval', label: { de: 'oval', en: 'oval' } }],
        },
        {
          id: 'seen',
          kind: 'bool',
          label: { de: 'Gesehen', en: 'Seen' },
          required: true,
          visible: 'size > 3',
        },
      ],
      computed: [{ id: 'double', kind: 'number', expr: 'size * 2' }],
      outputs: [{ id: 'o', section: 'findings', body: { de: ['x'] } }],
    })
    if (!read.ok) throw new Error('the fixture is broken')
    const { text, losses } = writeMrrt(read.definition, { title: 'T & U', locale: 'de' })
    const back = onlyModule(readMrrt(text, 'x.html'))
    expect(back.inputs).toMatchObject(read.definition.inputs.map(({ visible: _, ...input }) => input))
    expect(losses.map(({ place, params }) => [place.path, params?.['what']])).toEqual([
      ['inputs.seen.visible', 'visible'],
      ['computed.double', 'computed'],
      ['outputs.o', 'sentence'],
    ])
  })
})
