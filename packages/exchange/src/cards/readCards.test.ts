import { checkModule, compileModule, type ModuleDefinition, openSession, slugOf } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { LossList } from '../form/LossList.ts'
import { readJson } from '../form/readJson.ts'
import { onlyModule, soundModules } from '../form/testkit/expectSound.ts'
import { sampleFiles } from '../form/testkit/sampleFiles.ts'
import { readCards } from './readCards.ts'
import { type CardsAnswers, CardsFile } from './testkit/CardsFile.ts'

const choice = (id: string, values: readonly string[], more = '') =>
  `<ChoiceDataElement Id="${id}"><Label>${id}</Label><ChoiceInfo>${values.map((value) => `<Choice><Value>${value}</Value><Label>${value}!</Label></Choice>`).join('')}</ChoiceInfo>${more}</ChoiceDataElement>`
const number = (id: string) =>
  `<NumericDataElement Id="${id}" Unit="mm"><Label>${id}</Label><Minimum>0</Minimum></NumericDataElement>`
const equal = (id: string, value: string) =>
  `<EqualCondition DataElementId="${id}" ComparisonValue="${value}"/>`
const branch = (condition: string, end: string) =>
  `<Branch><Label>${end}</Label>${condition}<EndPointRef EndPointId="${end}"/></Branch>`
const end = (id: string, text: string) =>
  `<EndPoint Id="${id}"><Label>${id}</Label><ReportSections><ReportSection SectionId="findings"><Branch>${text}</Branch></ReportSection></ReportSections></EndPoint>`
const plain = (words: string) => `<ReportText Type="PlainText">${words}</ReportText>`
const file = (data: string, rules: string, ends: string) =>
  `<ReportingModule><Metadata><Label>Test</Label></Metadata><DataElements>${data}</DataElements><Rules><DecisionPoint Id="d"><Label>d</Label>${rules}</DecisionPoint></Rules><EndPoints>${ends}</EndPoints></ReportingModule>`

const compiledOf = new WeakMap<ModuleDefinition, ReturnType<typeof compileModule>>()

/** Returns the end points that the module reaches, with the number of the row if it has rows. */
function reached(definition: ModuleDefinition, answers: CardsAnswers, cards?: CardsFile): string[] {
  const compiled = compiledOf.get(definition) ?? compileModule(definition)
  compiledOf.set(definition, compiled)
  const session = openSession(compiled, { today: '2026-01-01' })
  const [group] = definition.groups
  const rows = group ? [...(session.snapshot().rows[group.id] ?? [])] : []
  const ids = new Set(definition.inputs.map(({ id }) => id))
  const spelled = (id: string) => slugOf(id.replace(/([a-z0-9])([A-Z])/gu, '$1_$2'))
  for (const [element, answer] of Object.entries(answers)) {
    const [, base = '', at] = /^(.+)_(\d+)$/u.exec(element) ?? []
    const input = definition.inputs.find(
      ({ id }) => id === spelled(group && at ? base : element) || id === `${spelled(element)}_value`,
    )
    if (!input || !ids.has(input.id)) continue
    const options = 'options' in input ? input.options.map(({ id }) => id) : []
    const choices = cards?.choices(element) ?? options
    const byCode =
      options.length > 0
        ? new Map(choices.map((value, index) => [value, options[index] ?? value]))
        : undefined
    const values = [answer].flat().map((value) => byCode?.get(value) ?? value)
    const raw = input.kind === 'multi' ? values.filter((value) => options.includes(value)) : (values[0] ?? '')
    if (input.group === undefined) session.set({ id: input.id }, raw)
    else {
      while (rows.length < Number(at)) rows.push(session.addRow(input.group) ?? '')
      const row = session.snapshot().rows[input.group]?.[Number(at) - 1]
      if (row !== undefined) session.set({ id: input.id, row }, raw)
    }
  }
  const snapshot = session.snapshot()
  const found = snapshot.computed.flatMap(({ address, value, computed }) => {
    if (!/^end_point(?:_\d+)?$/u.test(computed.id) || typeof value !== 'string') return []
    const row =
      address.row === undefined
        ? undefined
        : (snapshot.rows[computed.group ?? '']?.indexOf(address.row) ?? 0) + 1
    return [row === undefined ? value : `${value}_${row}`]
  })
  return [...new Set(found)].sort()
}

describe('readCards', () => {
  const tree = file(
    choice('margin', ['smooth', 'spiculated']) + number('size'),
    branch(equal('margin', 'smooth'), 'benign') +
      `<Branch>${equal('margin', 'spiculated')}<DecisionPoint Id="e"><Label>e</Label>${branch('<LessThanCondition DataElementId="size" ComparisonValue="10"/>', 'follow')}${branch('<GreaterThanCondition DataElementId="size" ComparisonValue="10"/>', 'biopsy')}</DecisionPoint></Branch>`,
    end('benign', plain('Benign.')) +
      end(
        'follow',
        `${plain('Follow-up of ')}<ReportText Type="InsertDataElementValue" Value="size"/>${plain('.')}`,
      ) +
      end('biopsy', plain('Biopsy.')),
  )

  it('makes one table from a decision tree, and the proof finds what the tree leaves open', () => {
    const definition = onlyModule(readCards(tree, 'x.xml'))
    expect(definition.tables).toHaveLength(1)
    expect(definition.tables[0]?.rows.map((row) => [...row.when, row.then[0]])).toEqual([
      [{ in: ['smooth'] }, '-', 'benign'],
      [{ in: ['spiculated'] }, { range: [null, '10', '()'] }, 'follow'],
      [{ in: ['spiculated'] }, { range: ['10', null, '()'] }, 'biopsy'],
    ])
    const gaps = checkModule(definition).filter(({ code }) => code === 'table.gap')
    expect(gaps).toMatchObject([{ example: { margin: 'spiculated', size: '10' } }])
  })

  it('writes the text of the end point that is reached', () => {
    const session = openSession(compileModule(onlyModule(readCards(tree, 'x.xml'))), { today: '2026-01-01' })
    session.set({ id: 'margin' }, 'spiculated')
    expect(session.output('findings', 'en')?.text).toBe('')
    session.set({ id: 'size' }, '4')
    expect(session.output('findings', 'en')?.text).toBe('Follow-up of 4 mm.')
  })

  it('treats a missing answer as «no» in conditions about different questions', () => {
    const source = file(
      choice('a', ['x', 'y']) + choice('b', ['x', 'y']),
      branch(equal('a', 'x'), 'one') +
        branch(equal('b', 'x'), 'two') +
        branch('<SectionIfNot DataElementId="a"/>', 'three'),
      end('one', plain('1')) + end('two', plain('2')) + end('three', plain('3')),
    )
    const definition = onlyModule(readCards(source, 'x.xml'))
    const cards = new CardsFile(source)
    for (const a of [undefined, 'x', 'y'])
      for (const b of [undefined, 'x', 'y']) {
        const answers: CardsAnswers = { ...(a !== undefined && { a }), ...(b !== undefined && { b }) }
        expect(reached(definition, answers)).toEqual(cards.endPoints(answers))
      }
  })

  it('makes rows from questions that the file repeats for each finding', () => {
    const set = (at: number) => choice(`kind_${at}`, ['solid', 'cystic']) + number(`size_${at}`)
    const rules = (at: number) =>
      branch(
        `<AndCondition>${equal(`kind_${at}`, 'solid')}<GreaterThanOrEqualsCondition DataElementId="size_${at}" ComparisonValue="8"/></AndCondition>`,
        `act_${at}`,
      )
    const ends = (at: number) =>
      end(
        `act_${at}`,
        `${plain('Act on ')}<ReportText Type="InsertDataElementValue" Value="size_${at}"/>`,
      ).replace('"findings"', `"Nodule ${at} - Findings"`)
    const definition = onlyModule(
      readCards(
        file(set(1) + choice('more_1', ['yes', 'no']) + set(2), rules(1) + rules(2), ends(1) + ends(2)),
        'x.xml',
      ),
    )
    expect(definition.groups).toMatchObject([{ id: 'nodules', label: { en: 'Nodule' }, min: 1, max: 2 }])
    expect(definition.inputs.map(({ id, group }) => [id, group])).toEqual([
      ['kind', 'nodules'],
      ['size', 'nodules'],
    ])
    expect(reached(definition, { kind_1: 'cystic', size_1: '9', kind_2: 'solid', size_2: '9' })).toEqual([
      'act_2',
    ])
  })

  it('keeps questions with different rules apart', () => {
    const set = (at: number) => choice(`kind_${at}`, ['solid', 'cystic'])
    const definition = onlyModule(
      readCards(
        file(
          set(1) + set(2),
          branch(equal('kind_1', 'solid'), 'a_1') + branch(equal('kind_2', 'cystic'), 'a_2'),
          end('a_1', plain('1')) + end('a_2', plain('2')),
        ),
        'x.xml',
      ),
    )
    expect(definition.groups).toEqual([])
    expect(definition.inputs.map(({ id }) => id)).toEqual(['kind_1', 'kind_2'])
  })

  it('asks only relevant questions, and names a comparison with an answer that doesn’t exist', () => {
    const imported = readCards(
      file(
        choice('a', ['x', 'y']) +
          choice(
            'b',
            ['x'],
            `<ConditionalProperties><ConditionalProperty>${equal('a', 'x')}<IsRelevant>false</IsRelevant></ConditionalProperty></ConditionalProperties>`,
          ),
        branch(equal('a', 'X'), 'e') + branch(equal('b', 'x'), 'e'),
        end('e', plain('E')),
      ),
      'x.xml',
    )
    expect(onlyModule(imported).inputs[1]).toMatchObject({ visible: '!(orElse(a == "x", false))' })
    expect(imported.losses).toMatchObject([{ code: 'broken', params: { what: 'ComparisonValue' } }])
  })

  it('reads a file that is cut off as far as possible', () => {
    const imported = readCards(tree.slice(0, tree.indexOf('<EndPoints>') + 60), 'x.xml')
    expect(onlyModule(imported).inputs).toHaveLength(2)
    expect(imported.losses.some(({ code }) => code === 'broken')).toBe(true)
    for (const text of ['', '<a/>', 'no xml', '<DataElements>']) {
      const none = readCards(text, 'x.xml')
      expect(none.losses.length).toBeGreaterThan(0)
      soundModules(none)
    }
  })

  it('reads every sample into a module that works', () => {
    for (const { name, text } of sampleFiles('cards', '.xml'))
      expect(soundModules(readCards(text, name)), name).toHaveLength(1)
  })

  it('reaches the end points of the file itself in every scenario of the samples', () => {
    const files = sampleFiles('cards', '.xml')
    const prefix = (name: string) =>
      name.replace(/^((?:Assist|Sample)_[^_]+(?:_(?:Assist|CARDS|Rads|Module|rads))?)_.*$/u, '$1')
    let scenarios = 0
    const differing: string[] = []
    const silent: Record<string, number> = {}
    for (const { name, text } of sampleFiles('cards', '.json')) {
      const given = scenariosOf(text)
      for (const source of files.filter((one) => prefix(one.name) === prefix(name))) {
        const strict = convertedOf(source.text, source.name)
        const lenient = convertedOf(source.text.replace(LIMITS, ''), source.name)
        const compare = ({ cards, definition }: Converted, at: number, { answers, expected }: Scenario) => {
          const [wanted, found] = [cards.endPoints(answers), reached(definition, answers, cards)]
          if (JSON.stringify(wanted) !== JSON.stringify(found))
            differing.push(`${source.name} ${at}: ${wanted} | ${found}`)
          const isSilent = expected !== undefined && cards.hasEndPoint(expected) && wanted.length === 0
          if (
            !isSilent &&
            expected !== undefined &&
            cards.hasEndPoint(expected) &&
            !wanted.includes(expected)
          )
            differing.push(`${source.name} ${at}: names ${expected}, says ${wanted}`)
          return isSilent
        }
        for (const [at, scenario] of given.entries()) {
          scenarios += 1
          if (!compare(strict, at, scenario)) continue
          silent[source.name] = (silent[source.name] ?? 0) + 1
          if (compare(lenient, at, scenario))
            differing.push(`${source.name} ${at}: no end point without limits`)
        }
      }
    }
    process.stdout.write(`${scenarios} scenarios\n`)
    expect(differing.filter((one) => !OWN_CONTRADICTIONS.has(one))).toEqual([])
    if (files.length > 0) expect(silent).toEqual(OUTSIDE_OWN_LIMITS)
    if (files.length > 0) expect(scenarios).toBeGreaterThan(500)
  })
})

const LIMITS = /<(Minimum|Maximum)>[^<]*<\/\1>/gu

interface Converted {
  cards: CardsFile
  definition: ModuleDefinition
}

const convertedOf = (text: string, name: string): Converted => ({
  cards: new CardsFile(text),
  definition: onlyModule(readCards(text, name)),
})

/**
 * These scenarios name an end point and reach none, because their answers are outside the limits in their own
 * file: its diameter is 10 to 12 mm, and they use 9, 19, 20 and 25. Without the limits they reach the named
 * end point.
 */
const OUTSIDE_OWN_LIMITS = { 'Assist_Test_Module_Test_Module.xml': 40 }

/** Scenarios of the archive whose named end point is not the one that the rules of the same file lead to. */
const OWN_CONTRADICTIONS = new Set([
  'Assist_Lung-RADS-Archived_Lung-RADS.xml 31: names cat4AEndobronchialNoduleEp, says cat4BSolidNoduleEp',
  'Assist_Lung-RADS-Archived_Lung-RADS.xml 32: names cat4BSolidNoduleEp, says cat4BPartSolidNoduleEp',
  'Assist_Lung-RADS-Archived_Lung_Cancer_Screening.xml 31: names cat4AEndobronchialNoduleEp, says cat4BSolidNoduleEp',
  'Assist_Lung-RADS-Archived_Lung_Cancer_Screening.xml 32: names cat4BSolidNoduleEp, says cat4BPartSolidNoduleEp',
])

interface Scenario {
  answers: CardsAnswers
  expected: string | undefined
}

/** The files have either of two shapes; those that aren't valid JSON are read as far as possible. */
function scenariosOf(text: string): Scenario[] {
  const root = readJson(text, 'scenarios', new LossList()) as Record<string, unknown> | undefined
  const list = (root?.['scenarios'] ?? root?.['testCases'] ?? []) as Record<string, unknown>[]
  return list.map((scenario) => {
    const answers: CardsAnswers = {}
    for (const input of (scenario['inputs'] ?? []) as Record<string, unknown>[]) {
      const id = String(input['dataelement_id'] ?? input['dataElementId'])
      const value = input['dataelement_value'] ?? input['dataElementValue']
      if (value !== undefined && value !== null)
        answers[id] = Array.isArray(value) ? value.map(String) : String(value)
    }
    const expected = scenario['endpointId']
    return { answers, expected: typeof expected === 'string' ? expected : undefined }
  })
}
