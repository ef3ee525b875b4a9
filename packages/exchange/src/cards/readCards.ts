import {
  CHECKS_MAX,
  CITATIONS_MAX,
  COMPUTED_MAX,
  type Computed,
  type DecisionTable,
  emptyDefinition,
  GROUP_ROWS_MAX,
  INPUTS_MAX,
  type Input,
  LABEL_MAX_CHARACTERS,
  type ModuleDefinition,
  type Option,
  TABLES_MAX,
  TEXT_MAX_CHARACTERS,
} from '@pandok/module-engine'
import { LossList } from '../form/LossList.ts'
import { FILE_MAX_CHARACTERS } from '../form/limits.ts'
import { Names } from '../form/Names.ts'
import { optionsOf } from '../form/optionsOf.ts'
import { plainText } from '../form/plainText.ts'
import { repairDefinition } from '../form/repairDefinition.ts'
import { unitOf } from '../form/unitOf.ts'
import type { Imported } from '../model/Imported.ts'
import { systemOf } from '../questionnaire/codesOf.ts'
import { decimalOf } from '../questionnaire/json.ts'
import { arithmeticOf } from './arithmeticOf.ts'
import type { CardsElement, CardsReading } from './CardsReading.ts'
import { collapseRows } from './collapseRows.ts'
import { type Condition, celOf, conditionsIn } from './conditionOf.ts'
import { outputsOf } from './outputsOf.ts'
import { parseXml } from './parseXml.ts'
import { alternativesOf, formulaCell, isImpossible, type RuleRow, tablesOf } from './tablesOf.ts'
import { attributeOf, childOf, childrenOf, textOf, withinOf, type XmlNode } from './XmlNode.ts'

const FORMAT = 'cards'
const INPUT_ELEMENTS = new Set([
  'ChoiceDataElement',
  'MultiChoiceDataElement',
  'NumericDataElement',
  'IntegerDataElement',
  'DateTimeDataElement',
  'TimeSpanDataElement',
])

/** ACR CARDS modules: questions, a tree of decisions, and what is written at its end points. */
export function readCards(text: string, file: string): Imported {
  const losses = new LossList()
  const none = () => ({ format: FORMAT, entries: [], losses: losses.list })
  if (text.length > FILE_MAX_CHARACTERS) {
    losses.add('limit', { file }, '', { what: 'characters', max: FILE_MAX_CHARACTERS })
    return none()
  }
  const parsed = parseXml(text, file, losses)
  if (!parsed || !withinOf(parsed).some(({ name }) => name === 'DataElements')) {
    losses.add('broken', { file }, parsed?.name ?? '', { what: 'ReportingModule' })
    return none()
  }
  const module = childOf(parsed, 'DataElements')
    ? parsed
    : (withinOf(parsed).find((node) => childOf(node, 'DataElements')) ?? parsed)
  const rows = collapseRows(module)
  const root = rows?.root ?? module
  for (const end of rows?.otherTexts ?? [])
    losses.add('ambiguous', { file, line: end.line }, attributeOf(end, 'Id') ?? '', {
      what: 'text',
      taken: 'row 1',
    })
  const made = new CardsModule(
    root,
    file,
    losses,
    rows && { ids: rows.ids, count: rows.count, label: rows.label },
  ).build()
  const places = new Map(made.places)
  const definition = repairDefinition(
    made.definition,
    { file },
    losses,
    (id) => places.get(id),
    () => undefined,
  )
  if (!definition) return none()
  const title = plainText(textOf(childOf(childOf(root, 'Metadata'), 'Label')), LABEL_MAX_CHARACTERS) || file
  return {
    format: FORMAT,
    entries: [{ kind: 'module', place: { file }, title, locale: 'en', definition }],
    losses: losses.list,
  }
}

interface Rows {
  ids: ReadonlySet<string>
  count: number
  label: string | undefined
}

/** One way to a result through the tree of decisions. */
interface Leaf {
  condition: Condition
  node: XmlNode
  label: string
}

const BRANCHES_MAX = 2000

class CardsModule {
  readonly #root: XmlNode
  readonly #file: string
  readonly #losses: LossList
  readonly #rows: Rows | undefined
  readonly #names = new Names()
  readonly #tableNames = new Names()
  readonly #definition = emptyDefinition()
  readonly #elements = new Map<string, CardsElement>()
  readonly #reading: CardsReading
  readonly places: [string, ReturnType<CardsReading['placeOf']>][] = []
  #group: string | undefined
  #leaves = 0

  constructor(root: XmlNode, file: string, losses: LossList, rows: Rows | undefined) {
    this.#root = root
    this.#file = file
    this.#losses = losses
    this.#rows = rows
    const data = childrenOf(childOf(root, 'DataElements'))
    const globals = new Map(
      data
        .filter(({ name }) => name === 'GlobalValue')
        .map((node) => [attributeOf(node, 'Id') ?? '', textOf(node)]),
    )
    this.#reading = {
      losses,
      elements: this.#elements,
      globals,
      placeOf: (node) => ({ file, line: node.line }),
    }
  }

  build(): { definition: ModuleDefinition; places: CardsModule['places'] } {
    const data = childrenOf(childOf(this.#root, 'DataElements'))
    this.#beginRows()
    const inputs: [XmlNode, Input][] = []
    for (const node of data) {
      if (INPUT_ELEMENTS.has(node.name)) {
        if (inputs.length >= INPUTS_MAX)
          this.#losses.add('limit', this.#reading.placeOf(node), attributeOf(node, 'Id') ?? '', {
            what: 'inputs',
            max: INPUTS_MAX,
          })
        else {
          const input = this.#input(node)
          if (input) inputs.push([node, input])
        }
      } else if (node.name === 'ComputedDataElement') this.#declareComputed(node)
      else if (node.name !== 'GlobalValue')
        this.#losses.add('unsupported', this.#reading.placeOf(node), attributeOf(node, 'Id') ?? '', {
          what: node.name,
        })
    }
    for (const [node, input] of inputs)
      this.#definition.inputs.push({ ...input, ...this.#properties(node, input) })
    for (const node of data) if (node.name === 'ComputedDataElement') this.#computed(node)
    const reached = this.#rules()
    this.#definition.outputs = outputsOf(this.#root, reached, this.#reading, this.#definition, this.#group)
    this.#cite()
    return { definition: this.#definition, places: this.places }
  }

  #beginRows(): void {
    if (!this.#rows) return
    const label = plainText(this.#rows.label ?? 'Finding', LABEL_MAX_CHARACTERS)
    this.#group = this.#names.take([`${label}s`], 'rows')
    this.#definition.groups.push({
      id: this.#group,
      label: { en: label },
      min: 1,
      max: Math.min(this.#rows.count, GROUP_ROWS_MAX),
    })
  }

  #isRow(id: string): boolean {
    return this.#rows?.ids.has(id) === true
  }

  #nameOf(node: XmlNode): { id: string; name: string; isRow: boolean } | undefined {
    const id = attributeOf(node, 'Id') ?? ''
    if (id === '' || this.#elements.has(id)) {
      this.#losses.add(
        id === '' ? 'broken' : 'duplicate',
        this.#reading.placeOf(node),
        textOf(childOf(node, 'Label')),
        id === '' ? { what: 'Id' } : { of: id },
      )
      if (id === '') return undefined
      return undefined
    }
    const isRow = this.#isRow(id)
    const spelled = (isRow ? id.replace(/_1$/u, '') : id).replace(/([a-z0-9])([A-Z])/gu, '$1_$2')
    const name = this.#names.take([spelled, textOf(childOf(node, 'Label'))], 'field')
    this.places.push([name, this.#reading.placeOf(node)])
    return { id, name, isRow }
  }

  #input(node: XmlNode): Input | undefined {
    const named = this.#nameOf(node)
    if (!named) return undefined
    const { id, name, isRow } = named
    const label =
      plainText(textOf(childOf(node, 'Label')), LABEL_MAX_CHARACTERS) || id.slice(0, LABEL_MAX_CHARACTERS)
    const hint = plainText(textOf(childOf(node, 'Hint')), TEXT_MAX_CHARACTERS)
    const codes = withinOf(node)
      .filter((one) => one.name === 'Coding')
      .flatMap((coding) => codeOf(coding))
      .slice(0, 10)
    const base = {
      id: name,
      label: { en: label },
      ...(hint !== '' && { help: { en: hint } }),
      ...(isRow && this.#group !== undefined && { group: this.#group }),
      ...(attributeOf(node, 'IsRequired') === 'true' && { required: true }),
      ...(codes.length > 0 && { codes }),
    }
    for (const one of childrenOf(node))
      if (one.name === 'ImageMap' || one.name === 'Diagrams')
        this.#losses.add(
          'image',
          this.#reading.placeOf(one),
          withinOf(one)
            .map((part) => (part.name === 'Location' ? textOf(part) : ''))
            .join(' '),
          { what: one.name },
        )
    const element = (type: CardsElement['type'], byValue?: ReadonlyMap<string, string>) =>
      this.#elements.set(id, { xmlId: id, name, type, isRow, ...(byValue && { byValue }) })
    switch (node.name) {
      case 'ChoiceDataElement':
      case 'MultiChoiceDataElement': {
        const choices = withinOf(node).filter((one) => one.name === 'Choice')
        const { options, byCode } = optionsOf(
          choices.map((choice) => {
            const value = textOf(childOf(choice, 'Value'))
            const words = textOf(childOf(choice, 'Label')) || value
            const said = textOf(childOf(choice, 'ReportText'))
            const points = /\((\d{1,2}) points?\)/iu.exec(words)?.[1]
            return {
              label: { en: words },
              code: value,
              place: this.#reading.placeOf(choice),
              ...(said !== '' && { text: { en: said } }),
              ...(points !== undefined && { points }),
            }
          }),
          this.#losses,
        )
        if (options.length === 0) {
          this.#losses.add('broken', this.#reading.placeOf(node), id, { what: 'Choice' })
          element('text')
          return { ...base, kind: 'text' }
        }
        const preset = choices
          .filter((choice) => attributeOf(choice, 'IsDefault') === 'true')
          .flatMap((choice) => byCode.get(textOf(childOf(choice, 'Value'))) ?? [])
        if (attributeOf(node, 'AllowFreetext') === 'true')
          this.#losses.add('unsupported', this.#reading.placeOf(node), label, { what: 'AllowFreetext' })
        const isMulti = node.name === 'MultiChoiceDataElement'
        element(isMulti ? 'multi' : 'choice', byCode)
        if (isMulti) return { ...base, kind: 'multi', options, ...(preset.length > 0 && { default: preset }) }
        return { ...base, kind: 'choice', options, ...(preset[0] !== undefined && { default: preset[0] }) }
      }
      case 'NumericDataElement':
      case 'IntegerDataElement': {
        const [min, max] = [
          decimalOf(textOf(childOf(node, 'Minimum'))),
          decimalOf(textOf(childOf(node, 'Maximum'))),
        ]
        const unit = unitOf(attributeOf(node, 'Unit') ?? '')
        element('number')
        const isOrdered = min === undefined || max === undefined || Number(min) <= Number(max)
        const limits = isOrdered
          ? { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
          : {}
        return {
          ...base,
          kind: node.name === 'IntegerDataElement' ? 'integer' : 'number',
          ...(unit !== undefined && { unit }),
          ...limits,
        }
      }
      case 'DateTimeDataElement':
        element('text')
        return { ...base, kind: 'date' }
      default:
        this.#losses.add('ambiguous', this.#reading.placeOf(node), label, { what: node.name, taken: 'text' })
        element('text')
        return { ...base, kind: 'text' }
    }
  }

  /** When a question is asked and needed, and which of its answers are not for now. */
  #properties(node: XmlNode, input: Input): { visible?: string; required?: string } {
    const properties = childrenOf(childOf(node, 'ConditionalProperties')).filter(
      ({ name }) => name === 'ConditionalProperty',
    )
    const relevance: { condition: Condition; isRelevant: boolean }[] = []
    const needed: { condition: Condition; isNeeded: boolean }[] = []
    for (const property of properties) {
      const condition = conditionsIn(property, this.#reading)
      const said = (name: string) => {
        const found = childOf(property, name)
        return found === undefined ? undefined : textOf(found).toLowerCase() === 'true'
      }
      const [isRelevant, isNeeded] = [said('IsRelevant'), said('IsRequired')]
      if (isRelevant !== undefined) relevance.push({ condition, isRelevant })
      if (isNeeded !== undefined) needed.push({ condition, isNeeded })
      for (const one of childrenOf(property)) {
        if (one.name === 'ChoiceNotRelevant') this.#refuseAnswer(one, input, condition)
        else if (/^(?:Minimum|Maximum)/u.test(one.name))
          this.#losses.add('unsupported', this.#reading.placeOf(one), textOf(one), { what: one.name })
      }
    }
    const visible = firstOf(
      relevance.map(({ condition, isRelevant }) => ({ condition, holds: isRelevant })),
      true,
    )
    const required = firstOf(
      needed.map(({ condition, isNeeded }) => ({ condition, holds: isNeeded })),
      attributeOf(node, 'IsRequired') === 'true',
    )
    return { ...(visible !== undefined && { visible }), ...(required !== undefined && { required }) }
  }

  #refuseAnswer(node: XmlNode, input: Input, condition: Condition): void {
    const element = this.#elements.get(
      [...this.#elements].find(([, { name }]) => name === input.id)?.[0] ?? '',
    )
    const option = element?.byValue?.get(attributeOf(node, 'ChoiceValue') ?? '')
    if (option === undefined || !element || this.#definition.checks.length >= CHECKS_MAX) {
      this.#losses.add('unsupported', this.#reading.placeOf(node), attributeOf(node, 'ChoiceValue') ?? '', {
        what: 'ChoiceNotRelevant',
      })
      return
    }
    const chosen =
      element.type === 'multi'
        ? `orElse(${JSON.stringify(option)} in ${input.id}, false)`
        : `orElse(${input.id} == ${JSON.stringify(option)}, false)`
    const words =
      'options' in input ? (input.options.find(({ id }) => id === option)?.label.en ?? option) : option
    this.#definition.checks.push({
      id: `not_relevant_${this.#definition.checks.length + 1}`,
      level: 'warn',
      when: `${chosen} && ${celOf(condition)}`,
      message: {
        en: plainText(`${input.label.en ?? input.id}: ${words} is not relevant here.`, TEXT_MAX_CHARACTERS),
      },
      at: input.id,
      ...(input.group !== undefined && { group: input.group }),
    })
  }

  readonly #results = new Map<
    string,
    {
      kind: 'number' | 'choice'
      options: Option[]
      byValue: ReadonlyMap<string, string>
      name: string
      isRow: boolean
    }
  >()

  /** The kind of a value is needed by conditions before the value itself is made. */
  #declareComputed(node: XmlNode): void {
    const named = this.#nameOf(node)
    if (!named) return
    const { id, name, isRow } = named
    const within = withinOf(node)
    const texts = within
      .filter((one) => one.name === 'TextExpression')
      .map((one) => plainText(textOf(one), TEXT_MAX_CHARACTERS))
    const isNumber = texts.every((value) => decimalOf(value) !== undefined)
    const { options, byCode } = optionsOf(
      [...new Set(texts)].map((value) => ({
        label: { en: value },
        code: value,
        place: this.#reading.placeOf(node),
      })),
      this.#losses,
    )
    this.#results.set(id, { kind: isNumber ? 'number' : 'choice', options, byValue: byCode, name, isRow })
    this.#elements.set(id, {
      xmlId: id,
      name,
      type: isNumber ? 'number' : 'choice',
      isRow,
      ...(!isNumber && { byValue: byCode }),
    })
  }

  #leavesOf(
    point: XmlNode,
    before: readonly Condition[],
    depth: number,
    isLeaf: (node: XmlNode) => boolean,
  ): Leaf[] {
    if (depth > 30) return []
    const branches = childrenOf(point).filter(({ name }) => name === 'Branch')
    const conditions = branches.map((branch) => conditionsIn(branch, this.#reading))
    const sibling: Condition = { op: 'not', of: { op: 'or', of: conditions } }
    const ways = [
      ...branches.map((branch, at) => ({ branch, condition: conditions[at] ?? sibling })),
      ...childrenOf(point)
        .filter(({ name }) => name === 'DefaultBranch')
        .map((branch) => ({ branch, condition: sibling })),
    ]
    return ways.flatMap(({ branch, condition }) => {
      const path = [...before, condition]
      const label = textOf(childOf(branch, 'Label'))
      return childrenOf(branch).flatMap((child): Leaf[] => {
        if (child.name === 'DecisionPoint') return this.#leavesOf(child, path, depth + 1, isLeaf)
        if (!isLeaf(child)) return []
        this.#leaves += 1
        if (this.#leaves > BRANCHES_MAX) {
          this.#losses.add('limit', this.#reading.placeOf(child), label, {
            what: 'branches',
            max: BRANCHES_MAX,
          })
          return []
        }
        return [
          {
            condition: path.length === 1 ? (path[0] ?? condition) : { op: 'and', of: path },
            node: child,
            label,
          },
        ]
      })
    })
  }

  #computed(node: XmlNode): void {
    const id = attributeOf(node, 'Id') ?? ''
    const result = this.#results.get(id)
    if (!result || this.#definition.computed.some((one) => one.id === result.name)) return
    if (this.#definition.computed.length >= COMPUTED_MAX) {
      this.#losses.add('limit', this.#reading.placeOf(node), id, { what: 'computed', max: COMPUTED_MAX })
      return
    }
    const label = plainText(textOf(childOf(node, 'Label')), LABEL_MAX_CHARACTERS)
    const group = result.isRow && this.#group !== undefined ? { group: this.#group } : {}
    const base = {
      id: result.name,
      ...(label !== '' && { label: { en: label } }),
      kind: result.kind,
      ...(result.kind === 'choice' && { options: result.options }),
      ...group,
    } as const
    const isValue = ({ name }: XmlNode) => name === 'TextExpression' || name === 'ArithmeticExpression'
    const own = childrenOf(node).find(isValue)
    const point = childOf(node, 'DecisionPoint')
    if (own) {
      const value = this.#valueOf(own, result)
      const expr =
        typeof value === 'object'
          ? value.expr
          : result.kind === 'number'
            ? String(value)
            : JSON.stringify(value)
      if (value !== undefined) this.#definition.computed.push({ ...base, expr })
      return
    }
    const leaves = point ? this.#leavesOf(point, [], 0, isValue) : []
    const rows = leaves.flatMap((leaf) => {
      const value = this.#valueOf(leaf.node, result)
      return value === undefined ? [] : [{ leaf, value }]
    })
    if (rows.length === 0) {
      this.#losses.add('broken', this.#reading.placeOf(node), id, { what: 'ComputedDataElement' })
      return
    }
    const [only, ...others] = rows
    if (only && others.length === 0) {
      const value =
        typeof only.value === 'object'
          ? only.value.expr
          : result.kind === 'number'
            ? only.value
            : JSON.stringify(only.value)
      this.#definition.computed.push({ ...base, expr: `onlyIf(${celOf(only.leaf.condition)}, ${value})` })
      return
    }
    const table = this.#valueTable(result.name, rows, result.kind, group)
    if (table) this.#definition.computed.push({ ...base, table } as Computed)
  }

  #valueOf(
    node: XmlNode,
    result: { kind: 'number' | 'choice'; byValue: ReadonlyMap<string, string> },
  ): string | { expr: string } | undefined {
    if (node.name === 'ArithmeticExpression') {
      const expr = result.kind === 'number' ? arithmeticOf(textOf(node), this.#elements) : undefined
      if (expr === undefined)
        this.#losses.add('unsupported', this.#reading.placeOf(node), textOf(node), {
          what: 'ArithmeticExpression',
        })
      return expr === undefined ? undefined : { expr }
    }
    const value = plainText(textOf(node), TEXT_MAX_CHARACTERS)
    return result.kind === 'number' ? value : result.byValue.get(value)
  }

  /** The first way whose conditions hold; as cells where the ways exclude each other, as formulas where their order counts. */
  #valueTable(
    name: string,
    rows: readonly { leaf: Leaf; value: string | { expr: string } }[],
    kind: 'number' | 'choice',
    group: { group?: string },
  ): string | undefined {
    const ruled = rows.flatMap(({ leaf, value }) =>
      (alternativesOf(leaf.condition) ?? [undefined]).map(
        (tests) => tests && { tests, result: value, label: leaf.label },
      ),
    )
    const isPlain = ruled.every((row) => row !== undefined)
    const [table, ...more] = isPlain
      ? tablesOf(
          (ruled as RuleRow<string | { expr: string }>[]).filter(
            ({ tests }) => !isImpossible(tests) && tests.size > 0,
          ),
        )
      : []
    if (table && more.length === 0) return this.#addTable(name, table.columns, table.rows, kind, group)
    const column = this.#namesIn(rows.map(({ leaf }) => leaf.condition))[0]
    if (column === undefined) return undefined
    return this.#addTable(
      name,
      [column],
      rows.map(({ leaf, value }) => ({
        cells: [formulaCell(leaf.condition)],
        result: value,
        label: leaf.label,
      })),
      kind,
      group,
    )
  }

  #namesIn(conditions: readonly Condition[]): string[] {
    const found: string[] = []
    const walk = (one: Condition): void => {
      if (one.op === 'test') found.push(one.name)
      else if (one.op === 'not') walk(one.of)
      else if (one.op !== 'const') for (const part of one.of) walk(part)
    }
    for (const one of conditions) walk(one)
    return [...new Set(found)]
  }

  #addTable(
    name: string,
    columns: readonly string[],
    rows: readonly {
      cells: DecisionTable['rows'][number]['when']
      result: string | { expr: string }
      label: string
    }[],
    kind: 'number' | 'choice',
    group: { group?: string },
  ): string | undefined {
    if (this.#definition.tables.length >= TABLES_MAX || columns.length === 0) {
      this.#losses.add('limit', { file: this.#file }, name, { what: 'tables', max: TABLES_MAX })
      return undefined
    }
    const id = this.#tableNames.take([name], 'table')
    this.#definition.tables.push({
      id,
      hit: 'FIRST',
      ...group,
      cols: columns.map((ref) => ({ ref })),
      outs: [{ id: 'result', kind }],
      rows: rows.map(({ cells, result, label }) => {
        const note = plainText(label, TEXT_MAX_CHARACTERS)
        // biome-ignore lint/suspicious/noThenProperty: the document's own word; rows are never awaited
        return { when: cells, then: [result], ...(note !== '' && { note: { en: note } }) }
      }),
    })
    return id
  }

  /** End points that the rules lead to, and for each the condition under which a table has reached it. */
  #rules(): Map<string, { reached: string; isRow: boolean }> {
    const point = childOf(childOf(this.#root, 'Rules'), 'DecisionPoint')
    const leaves = point ? this.#leavesOf(point, [], 0, ({ name }) => name === 'EndPointRef') : []
    const ends = new Map(
      childrenOf(childOf(this.#root, 'EndPoints'))
        .filter(({ name }) => name === 'EndPoint')
        .map((end) => [attributeOf(end, 'Id') ?? '', end]),
    )
    const reached = new Map<string, { reached: string; isRow: boolean }>()
    const rowNames = new Set(
      [...this.#elements.values()].filter(({ isRow }) => isRow).map(({ name }) => name),
    )
    const isRowLeaf = (leaf: Leaf) => this.#namesIn([leaf.condition]).some((name) => rowNames.has(name))
    for (const inRow of [false, true]) {
      const own = leaves.filter((leaf) => isRowLeaf(leaf) === inRow)
      const group = inRow && this.#group !== undefined ? { group: this.#group } : {}
      const rows: RuleRow<string>[] = []
      const formulas: Leaf[] = []
      for (const leaf of own) {
        const end = attributeOf(leaf.node, 'EndPointId') ?? ''
        if (!ends.has(end)) {
          this.#losses.add('reference', this.#reading.placeOf(leaf.node), end, { what: 'EndPointId' })
          continue
        }
        const alternatives = alternativesOf(leaf.condition)
        if (alternatives)
          rows.push(
            ...alternatives
              .filter((tests) => !isImpossible(tests) && tests.size > 0)
              .map((tests) => ({ tests, result: end, label: leaf.label })),
          )
        else formulas.push(leaf)
      }
      const tables = [
        ...tablesOf(rows),
        ...formulas.map((leaf) => ({
          columns: this.#namesIn([leaf.condition]).slice(0, 1),
          rows: [
            {
              cells: [formulaCell(leaf.condition)],
              result: attributeOf(leaf.node, 'EndPointId') ?? '',
              label: leaf.label,
            },
          ],
        })),
      ]
      for (const table of tables) this.#endTable(table, ends, group, reached, inRow)
    }
    return reached
  }

  #endTable(
    table: {
      columns: string[]
      rows: { cells: DecisionTable['rows'][number]['when']; result: string; label: string }[]
    },
    ends: ReadonlyMap<string, XmlNode>,
    group: { group?: string },
    reached: Map<string, { reached: string; isRow: boolean }>,
    isRow: boolean,
  ): void {
    if (this.#definition.computed.length >= COMPUTED_MAX) {
      this.#losses.add('limit', { file: this.#file }, table.rows.map(({ result }) => result).join(', '), {
        what: 'computed',
        max: COMPUTED_MAX,
      })
      return
    }
    const used = [...new Set(table.rows.map(({ result }) => result))]
    const { options, byCode } = optionsOf(
      used.map((id) => ({
        label: { en: textOf(childOf(ends.get(id), 'Label')) || id },
        code: isRow ? id.replace(/_1$/u, '') : id,
        place: this.#reading.placeOf(ends.get(id) ?? this.#root),
      })),
      this.#losses,
    )
    const optionOf = (id: string) => byCode.get(isRow ? id.replace(/_1$/u, '') : id) ?? id
    const name = this.#names.take(['end point'], 'end_point')
    const id = this.#addTable(
      name,
      table.columns,
      table.rows.map((row) => ({ ...row, result: optionOf(row.result) })),
      'choice',
      group,
    )
    if (id === undefined) return
    this.#definition.computed.push({
      id: name,
      label: { en: 'End point' },
      kind: 'choice',
      options,
      table: id,
      ...group,
    })
    for (const end of used) {
      const test = `orElse(${name} == ${JSON.stringify(optionOf(end))}, false)`
      const before = reached.get(end)?.reached
      reached.set(end, { reached: before === undefined ? test : `${before} || ${test}`, isRow })
    }
  }

  #cite(): void {
    const citations = withinOf(this.#root).filter(({ name }) => name === 'Citation')
    for (const node of citations.slice(0, CITATIONS_MAX)) {
      const words = plainText(textOf(node), 1000)
      const url = attributeOf(node, 'Url')
      const pubmed = attributeOf(node, 'PubmedId')
      if (words === '') continue
      this.#definition.citations.push({
        text: words,
        ...(url !== undefined && /^https?:\/\/[^\s]{1,480}$/u.test(url) && URL.canParse(url) && { url }),
        ...(pubmed !== undefined && /^\d{1,9}$/u.test(pubmed) && { pubmed }),
      })
    }
  }
}

/** The first condition that holds decides; nothing where there is none to decide. */
function firstOf(
  ways: readonly { condition: Condition; holds: boolean }[],
  otherwise: boolean,
): string | undefined {
  if (ways.length === 0) return undefined
  if (ways.every(({ holds }) => !holds) && otherwise)
    return `!(${ways.map(({ condition }) => celOf(condition)).join(' || ')})`
  return ways.reduceRight(
    (rest, { condition, holds }) => `(${celOf(condition)} ? ${holds} : ${rest})`,
    String(otherwise),
  )
}

function codeOf(coding: XmlNode): NonNullable<Option['codes']> {
  const said = (name: string) => {
    const node = childOf(coding, name)
    return node ? (attributeOf(node, 'Value') ?? textOf(node)) : ''
  }
  const code = plainText(said('Code'), 41)
  if (code === '' || code.length > 40) return []
  return [{ system: systemOf(said('System')), code }]
}
