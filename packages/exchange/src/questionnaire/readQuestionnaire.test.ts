import { compileModule, openSession } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { onlyModule, soundModules } from '../form/testkit/expectSound.ts'
import { sampleFiles } from '../form/testkit/sampleFiles.ts'
import { readFile } from '../readFile.ts'
import { readQuestionnaire } from './readQuestionnaire.ts'

const SDC = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire'
const HL7 = 'http://hl7.org/fhir/StructureDefinition'
const resource = (item: unknown, more: object = {}) =>
  JSON.stringify({ resourceType: 'Questionnaire', title: 'Test', language: 'en', item, ...more })
const read = (item: unknown, more?: object) => readQuestionnaire(resource(item, more), 'test.json')
const inputs = (...item: unknown[]) => onlyModule(read(item)).inputs
const calculated = (expression: string) => ({
  extension: [
    { url: `${SDC}-calculatedExpression`, valueExpression: { language: 'text/fhirpath', expression } },
  ],
})
const coded = (code: string, points?: number) => ({
  valueCoding: {
    code,
    display: `the ${code}`,
    ...(points !== undefined && { extension: [{ url: `${HL7}/ordinalValue`, valueDecimal: points }] }),
  },
})

/** Returns the value of a calculated item for these answers. */
function workedOut(
  expression: string,
  given: Readonly<Record<string, string | boolean | string[]>>,
  type = 'decimal',
) {
  const imported = read([
    { linkId: 'a', text: 'a', type: 'decimal' },
    { linkId: 'b', text: 'b', type: 'decimal' },
    { linkId: 't', text: 't', type: 'string' },
    { linkId: 'f', text: 'f', type: 'boolean' },
    { linkId: 'c', text: 'c', type: 'choice', answerOption: [coded('x', 1), coded('y', 2.5)] },
    { linkId: 'm', text: 'm', type: 'choice', repeats: true, answerOption: [coded('x', 1), coded('y', 2.5)] },
    { linkId: 'z', text: 'zz', type, readOnly: true, ...calculated(expression) },
  ])
  const definition = onlyModule(imported)
  const session = openSession(compileModule(definition), { today: '2026-01-01' })
  for (const [id, value] of Object.entries(given)) session.set({ id }, value)
  const view = session.snapshot().computed.find(({ address }) => address.id === 'zz')
  return view ? (view.value ?? null) : imported.losses
}
const answer = (linkId: string) => `%resource.item.where(linkId='${linkId}').answer.value`

describe('readQuestionnaire', () => {
  it('knows the types of questions', () => {
    const types = [
      'boolean',
      'decimal',
      'integer',
      'quantity',
      'date',
      'string',
      'text',
      'dateTime',
      'time',
      'url',
    ]
    const found = inputs(...types.map((type) => ({ linkId: type, text: type, type })))
    expect(found.map(({ kind }) => kind)).toEqual([
      ...['bool', 'number', 'integer', 'number', 'date', 'text', 'text', 'date', 'text', 'text'],
    ])
  })

  it('reads answers of R4, R5 and STU3, with their points and their defaults', () => {
    const [r4, r5, stu3, several] = inputs(
      {
        linkId: 'a',
        text: 'A',
        type: 'choice',
        answerOption: [coded('x', 1), { ...coded('y'), initialSelected: true }],
      },
      {
        linkId: 'b',
        text: 'B',
        type: 'coding',
        answerOption: [coded('x')],
        initial: [{ valueCoding: { code: 'x' } }],
      },
      { linkId: 'c', text: 'C', type: 'choice', option: [{ valueString: 'left' }, { valueString: 'right' }] },
      { linkId: 'd', text: 'D', type: 'choice', repeats: true, answerOption: [coded('x'), coded('y')] },
    )
    expect(r4).toMatchObject({
      kind: 'choice',
      options: [{ id: 'x', points: '1' }, { id: 'y' }],
      default: 'y',
    })
    expect(r5).toMatchObject({ kind: 'choice', default: 'x' })
    expect(stu3).toMatchObject({ options: [{ id: 'left' }, { id: 'right' }] })
    expect(several).toMatchObject({ kind: 'multi' })
  })

  it('reads answers from a value set in the file, and reports one that is elsewhere', () => {
    const imported = read(
      [
        { linkId: 'a', text: 'A', type: 'choice', answerValueSet: '#v' },
        { linkId: 'b', text: 'B', type: 'choice', answerValueSet: 'http://example.org/vs' },
        { linkId: 'c', text: 'C', type: 'choice', answerValueSet: '#w' },
      ],
      {
        contained: [
          {
            resourceType: 'ValueSet',
            id: 'w',
            expansion: {
              contains: [
                { code: 'group', abstract: true, contains: [{ code: 'q' }] },
                { code: 'r', contains: [{ code: 's' }] },
              ],
            },
          },
          { resourceType: 'ValueSet', id: 'v', compose: { include: [{ concept: [{ code: 'p' }] }] } },
        ],
      },
    )
    expect(onlyModule(imported).inputs).toMatchObject([
      { kind: 'choice', options: [{ id: 'p' }] },
      { kind: 'text' },
      { kind: 'choice', options: [{ id: 'q' }, { id: 'r' }, { id: 's' }] },
    ])
    expect(imported.losses).toMatchObject([{ code: 'reference', place: { path: 'item[1]' } }])
  })

  it('offers a text next to an open choice', () => {
    const found = inputs({ linkId: 'a', text: 'Drug', type: 'open-choice', answerOption: [coded('x')] })
    expect(found.map(({ kind, label }) => [kind, label.en])).toEqual([
      ['choice', 'Drug'],
      ['text', 'Drug (other)'],
    ])
  })

  it('reads limits, units and translations', () => {
    const [size] = inputs({
      linkId: 'a',
      text: 'Size',
      _text: {
        extension: [
          {
            url: `${HL7}/translation`,
            extension: [
              { url: 'lang', valueCode: 'ko-KR' },
              { url: 'content', valueString: '크기' },
            ],
          },
        ],
      },
      type: 'decimal',
      extension: [
        { url: `${HL7}/minValue`, valueDecimal: 0.5 },
        { url: `${HL7}/maxValue`, valueDecimal: 99 },
        { url: `${HL7}/maxDecimalPlaces`, valueInteger: 1 },
        { url: `${HL7}/questionnaire-unit`, valueCoding: { code: 'mm' } },
        { url: `${HL7}/questionnaire-unitOption`, valueCoding: { code: 'cm' } },
      ],
    })
    expect(size).toMatchObject({
      label: { en: 'Size', ko: '크기' },
      min: '0.5',
      max: '99',
      decimals: 1,
      unit: 'mm',
      altUnits: ['cm'],
    })
  })

  it('shows a question if any, or all, of its conditions hold, with every operator', () => {
    const when = (enableBehavior: string | undefined, ...enableWhen: unknown[]) => ({
      linkId: 'z',
      text: 'Z',
      type: 'string',
      enableBehavior,
      enableWhen,
    })
    const questions = [
      { linkId: 'a', text: 'A', type: 'integer' },
      { linkId: 'b', text: 'B', type: 'boolean' },
      { linkId: 'c', text: 'C', type: 'choice', answerOption: [coded('x')] },
    ]
    const visible = (...given: Parameters<typeof when>) => {
      const found = inputs(...questions, when(...given))
      return found[3]?.visible
    }
    for (const [operator, cel] of Object.entries({
      '=': '==',
      '!=': '!=',
      '>': '>',
      '<': '<',
      '>=': '>=',
      '<=': '<=',
    }))
      expect(visible(undefined, { question: 'a', operator, answerInteger: 3 })).toBe(`a ${cel} 3`)
    expect(visible(undefined, { question: 'a', operator: 'exists', answerBoolean: true })).toBe('known(a)')
    expect(visible(undefined, { question: 'a', operator: 'exists', answerBoolean: false })).toBe('!known(a)')
    const [first, second] = [
      { question: 'b', operator: '=', answerBoolean: true },
      { question: 'c', operator: '=', answerCoding: { code: 'x' } },
    ]
    expect(visible('any', first, second)).toBe('(b == true) || (c == "x")')
    expect(visible('all', first, second)).toBe('(b == true) && (c == "x")')
    expect(visible(undefined, { question: 'a', hasAnswer: false })).toBe('!known(a)')
  })

  it('applies the condition of a section to everything in it', () => {
    const [, inner] = inputs(
      { linkId: 'b', text: 'B', type: 'boolean' },
      {
        linkId: 'g',
        text: 'G',
        type: 'group',
        enableWhen: [{ question: 'b', operator: '=', answerBoolean: true }],
        item: [{ linkId: 'i', text: 'I', type: 'string' }],
      },
    )
    expect(inner).toMatchObject({ id: 'i', visible: 'b == true' })
  })

  it('breaks a cycle of conditions and names it', () => {
    const on = (linkId: string, question: string) => ({
      linkId,
      text: linkId,
      type: 'boolean',
      enableWhen: [{ question, operator: '=', answerBoolean: true }],
    })
    const imported = read([on('a', 'b'), on('b', 'a')])
    expect(onlyModule(imported).inputs.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(imported.losses).toMatchObject([{ code: 'unsupported', params: { what: 'cycle' } }])
  })

  it('repeats a group as rows, and reads over them', () => {
    const definition = onlyModule(
      read([
        {
          linkId: 'g',
          text: 'Nodule',
          type: 'group',
          repeats: true,
          item: [{ linkId: 's', text: 'Size', type: 'decimal' }],
        },
        {
          linkId: 'z',
          text: 'Total',
          type: 'decimal',
          readOnly: true,
          ...calculated("%resource.item.where(linkId='g').item.where(linkId='s').answer.value.sum()"),
        },
      ]),
    )
    expect(definition.groups).toMatchObject([{ id: 'nodule' }])
    const session = openSession(compileModule(definition), { today: '2026-01-01' })
    for (const size of ['3', '4.5']) session.set({ id: 'size', row: session.addRow('nodule') ?? '' }, size)
    expect(session.snapshot().computed[0]?.value).toBe('7.5')
    expect(session.outputs('en')[0]?.text).toBe('Nodule 1\nSize: 3\nNodule 2\nSize: 4.5\nTotal: 7.5')
  })

  it.each([
    [`${answer('a')} + ${answer('b')} * 2`, { a: '1', b: '2' }, '5'],
    [`${answer('a')} + ${answer('b')}`, { a: '1' }, null],
    [`(${answer('a')} / ${answer('b')}).round(1)`, { a: '10', b: '3' }, '3.3'],
    [`${answer('a')} / ${answer('b')}`, { a: '10', b: '0' }, null],
    [`iif(${answer('a')} > 3, 1, iif(${answer('b')}.exists(), 2, 3))`, { b: '0' }, '2'],
    [`iif(${answer('a')} > 3, 1, {})`, { a: '2' }, null],
    [`${answer('c')}.ordinal() + 1`, { c: 'y' }, '3.5'],
    [`%resource.repeat(item).answer.weight().sum()`, { c: 'y', m: ['x', 'y'] }, '6'],
    [`%resource.repeat(item).answer.weight().sum()`, {}, null],
    [`iif(${answer('c')}.code = 'x' and ${answer('f')}, 1, 0)`, { c: 'x', f: true }, '1'],
    [`iif(${answer('c')}.display = 'the y', 1, 0)`, { c: 'y' }, '1'],
    [
      `%resource.repeat(item).answer.value.weight().aggregate($this + $total, 0)`,
      { c: 'y', m: ['x'] },
      '3.5',
    ],
    [`%resource.repeat(item).answer.value.weight().aggregate($total + $this, 2)`, {}, '2'],
    [`%resource.item.where(linkId='m').answer.count()`, { m: ['x', 'y'] }, '2'],
    [`iif(%resource.item.where(linkId='m').answer.where(value.code='y').exists(), 1, 0)`, { m: ['y'] }, '1'],
    [`%resource.item.where(linkId in ('a'|'b')).answer.value.sum()`, { b: '4' }, '4'],
    [`iif(${answer('c')}.code in ('x').combine('y'), 1, 0)`, { c: 'y' }, '1'],
    [`iif(${answer('c')}.code in ('x').union('x'), 1, 0)`, { c: 'y' }, '0'],
    [`-(${answer('a')}.abs()) - 1`, { a: '-4' }, '-5'],
    [`${answer('a')} mod 3 + ${answer('a')} div 3`, { a: '7' }, '3'],
  ])('works out %s', (expression, given, expected) => {
    expect(workedOut(expression, given)).toBe(expected)
  })

  it('names a question without words by its code, and finds the type at the end of a file', () => {
    const text = JSON.stringify({
      item: [{ code: [{ display: 'Eye opening' }], linkId: '1', type: 'decimal', x: 'y'.repeat(30_000) }],
      resourceType: 'Questionnaire',
    })
    const found = readFile(new TextEncoder().encode(text), 'a.json', { locale: 'en' })
    expect(onlyModule(found).inputs).toMatchObject([{ label: { en: 'Eye opening' } }])
    expect(found.losses).toMatchObject([{ code: 'broken', params: { what: 'text' } }])
  })

  it('lists an expression that it doesn’t support, and keeps the question', () => {
    const imported = read([
      { linkId: 'a', text: 'A', type: 'string', ...calculated('%patient.name.given.first()') },
      {
        linkId: 'b',
        text: 'B',
        type: 'string',
        extension: [
          {
            url: `${SDC}-answerExpression`,
            valueExpression: { language: 'application/x-fhir-query', expression: 'Patient?x' },
          },
        ],
      },
    ])
    expect(onlyModule(imported).inputs.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(imported.losses).toMatchObject([
      { code: 'code', place: { path: 'item[1]' }, excerpt: 'Patient?x' },
      { code: 'code', place: { path: 'item[0]' }, excerpt: '%patient.name.given.first()' },
    ])
  })

  it('uses the nearest variable of a name, and reports the second of two', () => {
    const variable = (name: string, expression: string) => ({
      url: `${HL7}/variable`,
      valueExpression: { name, language: 'text/fhirpath', expression },
    })
    const imported = read(
      [
        {
          linkId: 'g',
          text: 'G',
          type: 'group',
          extension: [variable('x', '5')],
          item: [{ linkId: 'v', text: 'V', type: 'decimal', readOnly: true, ...calculated('%x + %y') }],
        },
      ],
      { extension: [variable('x', '1'), variable('y', '%x + 1'), variable('y', '9')] },
    )
    const definition = onlyModule(imported)
    const session = openSession(compileModule(definition), { today: '2026-01-01' })
    expect(session.snapshot().computed[0]?.value).toBe('11')
    expect(imported.losses).toMatchObject([{ code: 'duplicate', params: { of: 'y' } }])
  })

  it('turns a constraint into a check that fires where it does not hold', () => {
    const definition = onlyModule(
      read(
        [
          { linkId: 'a', text: 'A', type: 'decimal' },
          { linkId: 'b', text: 'B', type: 'decimal' },
        ],
        {
          extension: [
            {
              url: `${HL7}/targetConstraint`,
              extension: [
                { url: 'severity', valueCode: 'warning' },
                { url: 'human', valueString: 'a is not above b' },
                { url: 'expression', valueExpression: { expression: `${answer('a')} <= ${answer('b')}` } },
              ],
            },
          ],
        },
      ),
    )
    expect(definition.checks).toMatchObject([
      { level: 'warn', when: '!((a <= b))', message: { en: 'a is not above b' } },
    ])
  })

  it('reads items without linkId, without text and under answers, and names each fault at its place', () => {
    const imported = read([
      { text: 'Liver', type: 'choice', answerOption: [coded('x')], item: [{ type: 'string', text: '' }] },
      { linkId: 'q', text: 'Spleen', type: 'string' },
      { linkId: 'q', text: 'Kidney', type: 'string' },
    ])
    expect(onlyModule(imported).inputs.map(({ id }) => id)).toEqual(['liver', 'liver_2', 'spleen', 'kidney'])
    expect(imported.losses).toMatchObject([
      { code: 'broken', place: { path: 'item[0]' }, params: { what: 'linkId' } },
      { code: 'broken', place: { path: 'item[0].item[0]' }, params: { what: 'linkId' } },
      { code: 'broken', place: { path: 'item[0].item[0]' }, params: { what: 'text' } },
      { code: 'duplicate', place: { path: 'item[2]' } },
    ])
  })

  it('reads a file with comments and trailing commas, or without its end, as far as possible', () => {
    const text = `// form\n{"resourceType": "Questionnaire", "item": [\n{"linkId": "a", "text": "A", "type": "string",},\n{"linkId": "b", "text": "B", "type": "str`
    const imported = readQuestionnaire(text, 'broken.json')
    expect(onlyModule(imported).inputs.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(imported.losses.filter(({ code }) => code === 'broken').map(({ place }) => place.line)).toEqual([
      1,
      3,
      4,
      undefined,
    ])
  })

  it('writes a text outside of all groups where its label says, and comparisons and recommendations in their sections', () => {
    const [module] = soundModules(
      read([
        { linkId: 'a', text: 'Clinical question', type: 'string' },
        {
          linkId: 'g',
          text: 'Findings',
          type: 'group',
          item: [
            { linkId: 'b', text: 'Comparison', type: 'date' },
            { linkId: 'c', text: 'Prior surgery', type: 'string' },
            { linkId: 'd', text: 'Clinical impression of the liver', type: 'string' },
          ],
        },
        { linkId: 'e', text: 'Impression', type: 'text' },
        { linkId: 'f', text: 'Recommendation', type: 'text' },
      ]),
    )
    const written = Object.fromEntries(
      module?.definition.outputs.map(({ section, body }) => [section, JSON.stringify(body)]) ?? [],
    )
    expect(Object.entries(written).map(([section, body]) => [section, body.match(/"v":"\w+"/gu)])).toEqual([
      ['technique', ['"v":"clinical_question"']],
      ['comparison', ['"v":"comparison"']],
      ['findings', ['"v":"prior_surgery"', '"v":"clinical_impression_of_the_l"']],
      ['impression', ['"v":"impression"']],
      ['recommendation', ['"v":"recommendation"']],
    ])
  })

  it('reads units in the spelling of UCUM, and the defaults of careless converters', () => {
    const unit = (code: string) => ({
      extension: [
        {
          url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-unit',
          valueCoding: { system: 'http://unitsofmeasure.org', code },
        },
      ],
    })
    const [module] = soundModules(
      read([
        { linkId: 'a', text: 'Flow', type: 'decimal', ...unit('ml/s') },
        { linkId: 'b', text: 'Seen', type: 'boolean', initial: [{ valueBoolean: 'checked' }] },
      ]),
    )
    expect(module?.definition.inputs).toMatchObject([{ unit: 'mL/s' }, { default: true }])
  })

  it('links the modules of a long form if one needs the answer of another', () => {
    const group = (name: string, more: unknown[] = []) => ({
      linkId: name,
      text: name,
      type: 'group',
      item: [
        ...Array.from({ length: 40 }, (_, at) => ({
          linkId: `${name}${at}`,
          text: `${name} ${at}`,
          type: 'string',
        })),
        ...more,
      ],
    })
    const modules = soundModules(
      read([
        group('chest'),
        group('abdomen', [
          {
            linkId: 'z',
            text: 'Why',
            type: 'string',
            enableWhen: [{ question: 'chest3', operator: 'exists', answerBoolean: true }],
          },
        ]),
      ]),
    )
    expect(modules).toHaveLength(2)
    const inputs = modules[1]?.definition.inputs ?? []
    expect(inputs.find(({ id }) => id === 'why')).toMatchObject({ visible: 'known(chest_3)' })
    expect(inputs.at(-1)).toMatchObject({ id: 'chest_3', fill: [{ from: 'cell', input: 'chest_3' }] })
  })

  it('names a file that isn’t a Questionnaire', () => {
    for (const text of [
      '',
      '[]',
      'null',
      '{"resourceType": "Patient"}',
      '{"resourceType": "Questionnaire"}',
      '{{{',
    ]) {
      const imported = readQuestionnaire(text, 'x.json')
      expect(imported.entries).toEqual([])
      expect(imported.losses.length).toBeGreaterThan(0)
    }
  })

  it('reads every sample into modules that work', () => {
    for (const { name, text } of sampleFiles('fhir-questionnaire', '.json')) {
      const isForm = text.includes('"Questionnaire"')
      const modules = soundModules(readQuestionnaire(text, name))
      expect(modules.length > 0, name).toBe(isForm)
    }
  })
})
