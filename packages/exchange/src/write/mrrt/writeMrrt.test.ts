import { emptyDefinition, readDefinition } from '@pandok/module-engine'
import { parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { onlyModule } from '../../form/testkit/expectSound.ts'
import { attribute, type Element, elementsIn, isElement, wordsIn } from '../../mrrt/dom.ts'
import { readMrrt } from '../../mrrt/readMrrt.ts'
import { writeMrrt } from './writeMrrt.ts'

describe('writeMrrt', () => {
  it('writes the questions so that they can be read back, and lists all logic', () => {
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
    const { text, losses } = writeMrrt(read.definition, {
      title: 'T & U',
      identifier: 'urn:x:1',
      locale: 'de',
    })
    const back = onlyModule(readMrrt(text, 'x.html'))
    expect(back.inputs).toMatchObject(read.definition.inputs.map(({ visible: _, ...input }) => input))
    expect(losses.map(({ place, params }) => [place.path, params?.['what']])).toEqual([
      ['inputs.seen.visible', 'visible'],
      ['computed.double', 'computed'],
      ['outputs.o', 'sentence'],
    ])
  })

  it('writes the questions of a repeat group, reads it back as one, and lists its rows as lost', () => {
    const read = readDefinition({
      groups: [{ id: 'nodule', label: { ko: '결절', en: 'Nodule' } }],
      inputs: [
        { id: 'prior', kind: 'date', label: { ko: '이전 검사', en: 'Prior' } },
        { id: 'size', kind: 'number', label: { ko: '크기', en: 'Size' }, unit: 'mm', group: 'nodule' },
        { id: 'note', kind: 'text', label: { ko: '참고', en: 'Note' } },
        { id: 'solid', kind: 'bool', label: { ko: '고형', en: 'Solid' }, group: 'nodule' },
      ],
      outputs: [{ id: 'o', section: 'findings', body: { ko: ['x'] } }],
    })
    if (!read.ok) throw new Error('the fixture is broken')
    const { text, losses } = writeMrrt(read.definition, {
      title: '결절',
      identifier: 'urn:x:1',
      locale: 'ko',
    })
    const elements = elementsOf(text)
    expect(elements.filter(({ tagName }) => tagName === 'template')).toEqual([])
    expect(shownText(text)).toMatch(/이전 검사.*결절.*크기.*고형.*참고/u)
    const back = onlyModule(readMrrt(text, 'x.html'))
    expect(back.groups).toMatchObject([{ label: { ko: '결절' } }])
    expect(back.inputs.map(({ label, kind, group }) => [label.ko, kind, group === undefined])).toEqual([
      ['이전 검사', 'date', true],
      ['크기', 'number', false],
      ['고형', 'bool', false],
      ['참고', 'text', true],
    ])
    expect(losses.map(({ place, params }) => [place.path, params?.['what']])).toEqual([
      ['groups.nodule', 'rows'],
      ['outputs.o', 'sentence'],
    ])
  })

  it('writes what the template is and who made it, which MRRT requires', () => {
    const written = (more: { creator?: string }) =>
      writeMrrt(emptyDefinition(), { title: 'T', identifier: 'urn:x:"1"', locale: 'en', ...more }).text
    expect(metaOf(written({}))).toMatchObject({
      'dcterms.title': 'T',
      'dcterms.identifier': 'urn:x:"1"',
      'dcterms.creator': 'Pandok',
      'dcterms.language': 'en',
      'dcterms.type': 'IMAGE_REPORT_TEMPLATE',
    })
    expect(metaOf(written({ creator: 'A & B' }))).toMatchObject({ 'dcterms.creator': 'A & B' })
  })
})

const elementsOf = (html: string): Element[] => parse(html).childNodes.filter(isElement).flatMap(elementsIn)

const shownText = (html: string): string =>
  wordsIn(elementsOf(html).find(({ tagName }) => tagName === 'body') as Element)

const metaOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    elementsOf(html).flatMap((element) =>
      element.tagName === 'meta' && attribute(element, 'name') !== undefined
        ? [[attribute(element, 'name'), attribute(element, 'content')]]
        : [],
    ),
  )
