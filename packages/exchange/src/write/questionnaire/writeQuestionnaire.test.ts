import {
  compileModule,
  type EdgeValue,
  type Input,
  type ModuleDefinition,
  openSession,
  readDefinition,
} from '@pandok/module-engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onlyModule, soundModules } from '../../form/testkit/expectSound.ts'
import { readQuestionnaire } from '../../questionnaire/readQuestionnaire.ts'
import { arbitraryModule } from './testkit/arbitraryModule.ts'
import { writeQuestionnaire } from './writeQuestionnaire.ts'

const RUNS = Number(process.env['PANDOK_EXCHANGE_RUNS'] ?? 60)

function definitionOf(document: object): ModuleDefinition {
  const read = readDefinition({
    outputs: [{ id: 'o', section: 'findings', body: { en: ['x'] } }],
    ...document,
  })
  if (!read.ok) throw new Error(JSON.stringify(read.findings))
  return read.definition
}

const write = (document: object) =>
  writeQuestionnaire(definitionOf(document), { title: 'Test', locale: 'en' })
/**
 * Returns the file as if somebody had edited it elsewhere, so that its items count and not the definition
 * inside it.
 */
const changed = (text: string) => text.replace('"status": "draft"', '"status": "active"')
const items = (text: string) => (JSON.parse(text) as { item: Record<string, unknown>[] }).item
const expressionOf = (item: Record<string, unknown> | undefined, end: string) =>
  ((item?.['extension'] ?? []) as { url: string; valueExpression?: { expression: string } }[]).find(
    ({ url }) => url.endsWith(end),
  )?.valueExpression?.expression

const SIZE = {
  id: 'size',
  kind: 'number',
  label: { en: 'Size', ko: '크기' },
  unit: 'mm',
  min: '0',
  decimals: 1,
}
const SHAPE = {
  id: 'shape',
  kind: 'choice',
  label: { en: 'Shape' },
  options: [
    { id: 'oval', label: { en: 'oval', de: 'oval' }, points: '1' },
    { id: 'irregular', label: { en: 'irregular' }, points: '2.5' },
  ],
}

describe('writeQuestionnaire', () => {
  it('writes questions with units, limits, points and translations where FHIR has them', () => {
    const [size, shape] = items(write({ inputs: [SIZE, SHAPE] }).text)
    expect(size).toMatchObject({
      linkId: 'size',
      type: 'decimal',
      text: 'Size',
      _text: { extension: [{ extension: [{ valueCode: 'ko' }, { valueString: '크기' }] }] },
      extension: [
        { valueDecimal: 0 },
        { valueCoding: { system: 'http://unitsofmeasure.org', code: 'mm' } },
        { valueInteger: 1 },
      ],
    })
    expect(shape).toMatchObject({
      type: 'choice',
      answerOption: [
        { valueCoding: { code: 'oval', extension: [{ valueDecimal: 1 }] } },
        { valueCoding: { code: 'irregular' } },
      ],
    })
  })

  it('names the trailing zeros of a default, which JSON drops', () => {
    const { losses } = write({ inputs: [{ ...SIZE, default: '16.0' }] })
    expect(losses).toMatchObject([
      {
        code: 'unsupported',
        place: { path: 'inputs.size.default' },
        excerpt: '16.0',
        params: { what: 'zeros' },
      },
    ])
    expect(write({ inputs: [{ ...SIZE, default: '16.5' }] }).losses).toEqual([])
  })

  it('writes a table as nested iif that waits if an earlier row is undecided', () => {
    const { text, losses } = write({
      inputs: [SIZE, SHAPE],
      tables: [
        {
          id: 't',
          hit: 'FIRST',
          cols: [{ ref: 'size' }, { ref: 'shape' }],
          outs: [{ id: 'r', kind: 'text' }],
          rows: [
            // biome-ignore lint/suspicious/noThenProperty: the property is part of the document format
            { when: [{ range: ['5', null, '[)'] }, { in: ['irregular'] }], then: ['high'] },
            // biome-ignore lint/suspicious/noThenProperty: the property is part of the document format
            { when: ['-', { in: ['oval'] }], then: ['low'] },
          ],
        },
      ],
      computed: [{ id: 'risk', kind: 'text', table: 't' }],
    })
    const variables = (
      JSON.parse(text) as { extension: { valueExpression: { name: string; expression: string } }[] }
    ).extension
    expect(
      variables.find(({ valueExpression }) => valueExpression.name === 'table_t')?.valueExpression.expression,
    ).toBe(
      "iif(((%size >= 5) and (%shape = 'irregular')), 0, iif(((%size >= 5) and (%shape = 'irregular')).exists(), iif(((%shape = 'oval')), 1, iif(((%shape = 'oval')).exists(), {}, {})), {}))",
    )
    expect(
      expressionOf(
        items(text).find(({ linkId }) => linkId === 'risk'),
        'calculatedExpression',
      ),
    ).toBe("iif(%table_t = 0, 'high', iif(%table_t = 1, 'low', {}))")
    expect(losses).toMatchObject([{ place: { path: 'tables.t' }, params: { what: 'table' } }])
  })

  it('compares a yes-or-no answer in conditions over rows, because «no» is an existing element', () => {
    const { text } = write({
      groups: [{ id: 'spots', label: { en: 'Spot' } }],
      inputs: [{ id: 'hot', kind: 'bool', label: { en: 'Hot' }, group: 'spots' }],
      computed: [{ id: 'any_hot', kind: 'bool', expr: 'spots.exists(s, s.hot)' }],
    })
    expect(text).toContain("where((item.where(linkId='hot').answer.value = true)).exists()")
  })

  it('gives a row no values until something in it is answered, because form fillers show a row that doesn’t exist', () => {
    const row = (min?: number) =>
      write({
        groups: [{ id: 'targets', label: { en: 'Target' }, ...(min !== undefined && { min }) }],
        inputs: [
          { ...SIZE, group: 'targets' },
          { id: 'hot', kind: 'bool', label: { en: 'Hot' }, group: 'targets' },
        ],
        computed: [{ id: 'missing', kind: 'bool', expr: '!known(size)', group: 'targets' }],
      }).text
    const calculated = (text: string) =>
      expressionOf(
        (items(text)[0]?.['item'] as Record<string, unknown>[] | undefined)?.at(-1),
        'calculatedExpression',
      )
    expect(calculated(row())).toBe('iif(%answered_targets, ((%size).exists()).not(), {})')
    expect(row()).toContain(
      "item.where(linkId='size').answer.exists() or item.where(linkId='hot').answer.exists()",
    )
    // The first row always exists, and so do its values.
    expect(calculated(row(1))).toBe('((%size).exists()).not()')
  })

  it('distinguishes answers with the same words, because form fillers identify them by their words', () => {
    const { text, losses } = write({
      inputs: [SIZE],
      computed: [
        {
          id: 'advice',
          kind: 'choice',
          expr: 'size > 10 ? "large" : "none"',
          options: ['none', 'large', 'third'].map((id) => ({ id, label: { en: 'No further imaging.' } })),
        },
      ],
    })
    const advice = items(text).find(({ linkId }) => linkId === 'advice')
    expect(advice?.['answerOption']).toEqual([
      { valueCoding: { code: 'none', display: 'No further imaging.' } },
      { valueCoding: { code: 'large', display: 'No further imaging. (2)' } },
      { valueCoding: { code: 'third', display: 'No further imaging. (3)' } },
    ])
    expect(losses.map(({ place }) => place.path)).toEqual([
      'computed.advice.options.large.label',
      'computed.advice.options.third.label',
    ])
  })

  it('writes options of units, which FHIR has only for quantities, in an extension of its own', () => {
    const input = { id: 'size', kind: 'number', label: { en: 'Size' }, unit: 'mm', altUnits: ['cm'] }
    const { text } = write({ inputs: [input] })
    expect(items(text)[0]).toMatchObject({ type: 'decimal' })
    expect(text.slice(0, text.indexOf('urn:pandok:definition'))).not.toContain('questionnaire-unitOption')
    expect(onlyModule(readQuestionnaire(changed(text), 'x.json')).inputs).toMatchObject([
      { unit: 'mm', altUnits: ['cm'] },
    ])
  })

  it('states in the variable that a text is known to be empty, which no answer can be', () => {
    const { text } = write({
      inputs: [SIZE],
      computed: [
        { id: 'suffix', kind: 'text', expr: 'size > 10 ? "(m)" : ""' },
        { id: 'stage', kind: 'text', expr: '"pT1" + suffix' },
      ],
    })
    const { extension } = JSON.parse(text) as {
      extension: { valueExpression?: { name: string; expression: string } }[]
    }
    const variable = (name: string) =>
      extension.find(({ valueExpression }) => valueExpression?.name === name)?.valueExpression?.expression
    expect(variable('suffix')).toMatch(
      /^iif\(%resource\.item\.where\(linkId='suffix'\)\.answer\.value\.exists\(\)/u,
    )
    expect(variable('suffix')).toMatch(/= '', '', \{\}\)\)$/u)
    expect(variable('stage')).toBe("%resource.item.where(linkId='stage').answer.value")
  })

  it('writes a value whose name is a word of FHIRPath between backticks', () => {
    const definition = {
      inputs: [{ id: 'days', kind: 'integer', label: { en: 'Days' }, unit: 'd' }],
      computed: [{ id: 'rate', kind: 'number', expr: '365 / days' }],
    }
    const { text } = write(definition)
    expect(text).toContain('%`days`')
    expect(text).not.toMatch(/%days/u)
  })

  it('writes a sentence as a hidden item, and lists the languages that it is not written in', () => {
    const { text, losses } = write({
      inputs: [SHAPE],
      outputs: [
        { id: 'o', section: 'impression', body: { en: ['An ', { v: 'shape' }, ' nodule.'], ko: ['결절'] } },
      ],
    })
    const section = items(text).find(({ linkId }) => linkId === 'section_impression')
    const [output] = (section?.['item'] ?? []) as Record<string, unknown>[]
    expect(output).toMatchObject({ type: 'string', readOnly: true })
    expect(expressionOf(output, 'calculatedExpression')).toBe(
      "('An ' + iif(%shape = 'oval', 'oval', iif(%shape = 'irregular', 'irregular', {})) + ' nodule.')",
    )
    expect(losses).toMatchObject([{ place: { path: 'outputs.o.body' }, params: { what: 'languages' } }])
  })

  it('lists what FHIRPath can’t express, and omits it', () => {
    const { text, losses } = write({
      inputs: [
        { id: 'a', kind: 'date', label: {} },
        { id: 'b', kind: 'date', label: {} },
      ],
      computed: [{ id: 'd', kind: 'number', expr: 'daysBetween(a, b)' }],
      outputs: [{ id: 'o', section: 'findings', body: { ko: ['결절', { josa: '이/가' }] } }],
    })
    expect(items(text).map(({ linkId }) => linkId)).toEqual(['a', 'b'])
    expect(losses).toMatchObject([
      { place: { path: 'computed.d' }, params: { what: 'daysBetween()' } },
      { place: { path: 'outputs.o' }, params: { what: 'josa' } },
    ])
  })

  it('is read back as the same questions with the same names', () => {
    const inputs = [
      SIZE,
      SHAPE,
      { id: 'where', kind: 'side', label: { en: 'Side' } },
      { id: 'axes', kind: 'size', label: { en: 'Axes' }, unit: 'cm', altUnits: ['mm'], least: 1 },
      { id: 'long', kind: 'measure', what: 'length', unit: 'mm', label: { en: 'Length' }, above: '0' },
      {
        id: 'many',
        kind: 'multi',
        label: { en: 'Many' },
        options: [
          { id: 'a', label: { en: 'A' } },
          { id: 'none', label: { en: 'None' }, exclusive: true },
        ],
      },
      { id: 'seen', kind: 'bool', label: { en: 'Seen' }, default: true, help: { en: 'Look twice.' } },
      {
        id: 'note',
        kind: 'text',
        label: { en: 'Note' },
        lines: 3,
        max: 100,
        visible: 'seen && shape == "oval"',
      },
      { id: 'on', kind: 'date', label: { en: 'On' }, min: '2020-01-01' },
      { id: 'width', kind: 'integer', label: { en: 'Width' }, group: 'rows', required: true },
    ]
    const definition = definitionOf({
      inputs,
      groups: [{ id: 'rows', label: { en: 'Row' }, min: 1, max: 4 }],
    })
    const back = onlyModule(
      readQuestionnaire(changed(writeQuestionnaire(definition, { title: 'T', locale: 'en' }).text), 'x.json'),
    )
    const without = (list: readonly Input[]) => list.map(({ visible: _, ...input }) => input)
    expect(without(back.inputs)).toEqual(without(definition.inputs))
    expect(back.groups).toEqual(definition.groups)
    expect(back.inputs.find(({ id }) => id === 'note')?.visible).toBe('(seen && (shape == "oval"))')
  })

  it('is read back as the identical module if nobody has changed the file, however it is formatted', () => {
    fc.assert(
      fc.property(arbitraryModule, (definition) => {
        const { text } = writeQuestionnaire(definition, { title: 'Any', locale: 'en' })
        const { extension, ...rest } = JSON.parse(text) as Record<string, unknown>
        const imported = readQuestionnaire(JSON.stringify({ extension, ...rest }), 'any')
        expect(soundModules(imported)).toMatchObject([{ title: 'Any', locale: 'en' }])
        expect(soundModules(imported)[0]?.definition).toEqual(definition)
        expect(imported.losses).toEqual([])
      }),
      { numRuns: RUNS },
    )
  })

  it('lists tests, sources and the review date only if its definition is too long to be included', () => {
    const cited = (text: string) => ({
      inputs: [SIZE],
      outputs: [{ id: 'o', section: 'findings', body: { en: [{ v: 'size' }] } }],
      citations: Array.from({ length: 30 }, () => ({ text })),
      reviewBy: '2027-01-01',
    })
    const { text, losses } = write(cited('A guideline'))
    expect(losses).toEqual([])
    expect(onlyModule(readQuestionnaire(text, 'x.json')).citations).toHaveLength(30)
    const long = definitionOf(cited('A guideline'))
    const citations = Array.from({ length: 600 }, () => ({ text: 'x'.repeat(2000) }))
    expect(
      writeQuestionnaire({ ...long, citations }, { title: 'T', locale: 'en' }).losses.map(
        ({ place }) => place.path,
      ),
    ).toEqual(['citations', 'reviewBy'])
  })

  it('is read by its items, and reports that, if somebody has changed them', () => {
    const { text } = write({
      inputs: [SIZE],
      checks: [
        { id: 'too_big', level: 'warn', when: 'size > 50', message: { en: 'Sure?', ko: '맞습니까?' } },
      ],
      outputs: [
        { id: 'advice', section: 'recommendation', body: { en: ['Come back.'] }, optional: true },
        { id: 'wide', section: 'impression', when: 'size > 10', body: { en: ['Wide.'] } },
      ],
    })
    const imported = readQuestionnaire(changed(text).replaceAll('"Size"', '"Diameter"'), 'x.json')
    const back = onlyModule(imported)
    expect(imported.losses).toMatchObject([{ code: 'ambiguous', params: { what: 'definition' } }])
    expect(back.inputs).toMatchObject([{ id: 'size', label: { en: 'Diameter', ko: '크기' } }])
    expect(back.checks).toMatchObject([
      { id: 'too_big', level: 'warn', message: { en: 'Sure?', ko: '맞습니까?' } },
    ])
    expect(back.outputs.map(({ id, section }) => [id, section])).toEqual([
      ['advice', 'recommendation'],
      ['wide', 'impression'],
    ])
    expect(
      write({
        outputs: [{ id: 'o', section: 'findings', optional: true, label: { en: 'O' }, body: { en: ['x'] } }],
      }).losses,
    ).toMatchObject([{ place: { path: 'outputs.o.label' } }, { place: { path: 'outputs.o.optional' } }])
    expect(
      write({
        outputs: [
          {
            id: 'o',
            section: 'findings',
            about: { region: { en: 'Liver' }, as: 'finding' },
            body: { en: ['x'] },
          },
        ],
      }).losses,
    ).toMatchObject([{ place: { path: 'outputs.o.about' }, excerpt: 'Liver' }])
  })

  it('preserves everything that isn’t in the list of losses, for any module', () => {
    fc.assert(
      fc.property(
        arbitraryModule,
        fc.array(fc.record({ input: fc.nat(), value: fc.nat() }), { maxLength: 20 }),
        (definition, answers) => {
          const { text, losses } = writeQuestionnaire(definition, { title: 'Any', locale: 'en', file: 'any' })
          const imported = readQuestionnaire(changed(text), 'any')
          const back = soundModules(imported)[0]?.definition
          if (!back) throw new Error('nothing came back')
          const lost = new Set(losses.map(({ place }) => place.path ?? ''))
          const isLost = (id: string) => [...lost].some((path) => path.startsWith(`inputs.${id}.`))
          const kept = (list: readonly Input[]) =>
            list
              // A value whose formula couldn't be read back is listed as lost and becomes a question.
              .filter(({ id }) => !isLost(id) && definition.inputs.some((one) => one.id === id))
              // Conditions change their wording when they are written in another language and read back;
              // their effect is compared below.
              .map(({ visible, ...input }) => ({ ...input, isConditional: visible !== undefined }))
              .sort((a, b) => (a.id < b.id ? -1 : 1))
          expect(kept(back.inputs)).toEqual(kept(definition.inputs))
          expect(back.groups).toEqual(definition.groups)
          const listed = (path: string) =>
            [...lost].some((one) => one === path || one.startsWith(`${path}.`)) || imported.losses.length > 1
          const checksOf = ({ checks }: ModuleDefinition) =>
            checks
              .filter(({ id }) => !listed(`checks.${id}`))
              .map(({ id, level, message }) => [id, level, message])
          expect(checksOf(back)).toEqual(checksOf(definition))
          const outputsOf = ({ outputs }: ModuleDefinition) =>
            outputs.filter(({ id }) => !listed(`outputs.${id}`)).map(({ id, section }) => [id, section])
          expect(outputsOf(back)).toEqual(outputsOf(definition))
          for (const { id } of definition.tables) expect(lost).toContain(`tables.${id}`)
          // What was listed as lost on either side, and everything that depends on it, isn't compared.
          const missing = new Set(
            definition.computed
              .map(({ id }) => id)
              .filter((id) => lost.has(`computed.${id}`) || !back.computed.some((one) => one.id === id)),
          )
          // In addition to the first loss, which says that the items were read, each missing value has its
          // own.
          for (const id of missing)
            if (!lost.has(`computed.${id}`)) expect(imported.losses.length).toBeGreaterThan(1)
          if (
            missing.size > 0 ||
            [...lost].some((path) => path.endsWith('.visible') || path.endsWith('.default'))
          )
            return
          const isSaid = (id: string) => !listed(`outputs.${id}`)
          expect(valuesOf(back, definition, answers, isSaid)).toEqual(
            valuesOf(definition, definition, answers, isSaid),
          )
        },
      ),
      { numRuns: RUNS },
    )
  })
})

interface Given {
  input: number
  value: number
}

const VALUES: readonly EdgeValue[] = [
  '0',
  '1',
  '4.9',
  '5',
  '12',
  'a',
  'b',
  'none',
  true,
  false,
  ['a'],
  ['a', 'b'],
  ['none'],
  'R',
  'free text',
]

/** Returns all computed values with names of the original for these answers, in order. */
function valuesOf(
  definition: ModuleDefinition,
  original: ModuleDefinition,
  answers: readonly Given[],
  isSaid: (output: string) => boolean,
): unknown[] {
  const session = openSession(compileModule(definition), { today: '2026-01-01' })
  for (const group of original.groups) session.addRow(group.id)
  for (const { input: at, value } of answers) {
    const input = original.inputs[at % Math.max(1, original.inputs.length)]
    const raw = VALUES[value % VALUES.length]
    if (!input || raw === undefined) continue
    const rows =
      input.group === undefined ? [undefined] : (session.snapshot().rows[input.group] ?? []).slice(-1)
    for (const row of rows) session.set({ id: input.id, ...(row !== undefined && { row }) }, raw)
  }
  const { computed, inputs, checks } = session.snapshot()
  const seen = inputs
    .filter(({ address }) => original.inputs.some(({ id }) => id === address.id))
    .map(({ address, visible }) => [address.id, visible])
    .sort()
  const said = session
    .outputs('en')
    .filter(({ id }) => isSaid(id))
    .map(({ id, section, text }) => [id, section, text])
  const fired = checks.map(({ id }) => id)
  return [
    seen,
    said,
    fired,
    ...original.computed.map(({ id, kind }) => {
      const found = computed.filter(({ address }) => address.id === id)
      return [
        id,
        ...found.map(({ value }) =>
          value === undefined ? null : kind === 'number' || kind === 'integer' ? Number(value) : value,
        ),
      ]
    }),
  ]
}
