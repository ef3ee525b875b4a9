import { type Computed, type Input, type ModuleDefinition, type Option, textOf } from '@pandok/module-engine'
import { LossList } from '../../form/LossList.ts'
import type { Loss } from '../../model/Loss.ts'
import { withDefinition } from '../../questionnaire/ownDefinition.ts'
import { OWN_TAG_SYSTEM } from '../../questionnaire/ownTag.ts'
import { codingOf, itemControl } from './codings.ts'
import { constraintOf } from './constraintOf.ts'
import { Inexpressible } from './Inexpressible.ts'
import { outputItems } from './outputItems.ts'
import { answerPath, type PathScope, pathScope } from './PathScope.ts'
import { pathOf } from './pathOf.ts'
import type { QuestionnaireOptions } from './QuestionnaireOptions.ts'
import { HL7, type Json, type QuestionWriter, questionType, unitsOf } from './questionType.ts'
import { scorePath } from './scorePath.ts'
import { SDC } from './sdc.ts'
import { resultPath, tableSteps } from './tablePath.ts'
import { variableOf } from './variableOf.ts'
import type { WriterTools } from './WriterTools.ts'
import { wordsOf } from './wordsOf.ts'

export interface Written {
  text: string
  losses: readonly Loss[]
}

/**
 * Writes a FHIR R4 Questionnaire with SDC expressions: questions, computed values, and sentences as hidden
 * calculated items.
 */
export function writeQuestionnaire(definition: ModuleDefinition, options: QuestionnaireOptions): Written {
  const losses = new LossList()
  const resource = new Writer(definition, options, losses).resource()
  return { text: `${JSON.stringify(resource, null, 2)}\n`, losses: losses.list }
}

class Writer {
  readonly #definition: ModuleDefinition
  readonly #options: QuestionnaireOptions
  readonly #losses: LossList
  /** The variables of the whole form and of each group. */
  readonly #variables = new Map<string | undefined, Json[]>()

  constructor(definition: ModuleDefinition, options: QuestionnaireOptions, losses: LossList) {
    this.#definition = definition
    this.#options = options
    this.#losses = losses
  }

  get #tools(): WriterTools {
    return {
      definition: this.#definition,
      options: this.#options,
      lose: (path, excerpt, what) => this.#lose(path, excerpt, what),
      attempt: (path, excerpt, make) => this.#try(path, excerpt, make),
    }
  }

  readonly #questions: QuestionWriter = {
    lose: (path, excerpt, what) => this.#lose(path, excerpt, what),
    words: (key, text, otherwise) => wordsOf(this.#options.locale, key, text, otherwise),
    options: (options, path, isPreset) => this.#optionsOf(options, path, isPreset),
  }

  #lose(path: string, excerpt: string, what: string): void {
    this.#losses.add('unsupported', { file: this.#options.file ?? this.#options.title, path }, excerpt, {
      what,
    })
  }

  resource(): Json {
    const { inputs, groups, computed, checks, tables, partials } = this.#definition
    for (const group of [undefined, ...groups.map(({ id }) => id)]) this.#nameVariables(group)
    for (const { id, min } of groups) if ((min ?? 0) === 0) this.#nameAnswered(id)
    const items: Json[] = []
    const placed = new Set<string>()
    for (const input of inputs) {
      if (input.group === undefined) items.push(this.#question(input))
      else if (!placed.has(input.group)) {
        placed.add(input.group)
        items.push(this.#group(input.group))
      }
    }
    for (const { id } of groups) if (!placed.has(id)) items.push(this.#group(id))
    for (const value of computed) if (value.group === undefined) items.push(...this.#computed(value))
    items.push(...outputItems(this.#tools))
    const constraints = checks.flatMap((check, at) => constraintOf(this.#tools, check, at))
    for (const { id, label } of tables)
      this.#lose(`tables.${id}`, textOf(label, this.#options.locale) ?? id, 'table')
    for (const { id } of partials) this.#lose(`partials.${id}`, id, 'partial')
    const variables = this.#variables.get(undefined) ?? []
    const resource = {
      resourceType: 'Questionnaire',
      meta: { tag: [{ system: OWN_TAG_SYSTEM, code: '1' }] },
      language: this.#options.locale,
      ...(variables.length + constraints.length > 0 && { extension: [...variables, ...constraints] }),
      status: 'draft',
      title: this.#options.title,
      item: items,
    }
    const whole = withDefinition(resource, this.#definition)
    if (whole === resource) this.#loseWhatItemsLack()
    return whole
  }

  /** Saved tests, sources and the review date have no item and are only restored from the definition. */
  #loseWhatItemsLack(): void {
    const { tests, citations, reviewBy } = this.#definition
    if (tests.length > 0) this.#lose('tests', `${tests.length}`, 'tests')
    if (citations.length > 0)
      this.#lose('citations', citations.map(({ text }) => text).join('; '), 'citations')
    if (reviewBy !== undefined) this.#lose('reviewBy', reviewBy, 'reviewBy')
  }

  #scope(group: string | undefined): PathScope {
    return pathScope(this.#definition, group)
  }

  #addVariable(group: string | undefined, name: string, expression: string): void {
    const list = this.#variables.get(group) ?? []
    list.push({ url: `${HL7}/variable`, valueExpression: { name, language: 'text/fhirpath', expression } })
    this.#variables.set(group, list)
  }

  /** Every name of the module becomes a variable, so that formulas read as in the module. */
  #nameVariables(group: string | undefined): void {
    const { inputs, computed } = this.#definition
    const scope = this.#scope(group)
    for (const value of [...inputs, ...computed]) {
      const name = scope.names.get(value.id)
      if (!name || name.group !== group) continue
      const answer = answerPath(value.id, name, group !== undefined)
      this.#addVariable(group, value.id, 'expr' in value ? this.#orNothing(value, answer, scope) : answer)
    }
  }

  readonly #answered = new Map<string, string>()

  /**
   * Form fillers show one row before anybody adds it. A value that it has without an answer, such as «not
   * measured», would make it a row of the response, and everything that counts rows would count it.
   */
  #nameAnswered(group: string): void {
    const { inputs, computed } = this.#definition
    const taken = new Set([...inputs, ...computed].map(({ id }) => id))
    let name = `answered_${group}`
    while (taken.has(name)) name += '_'
    const answers = inputs.flatMap(({ id, group: own }) =>
      own === group ? [`item.where(linkId='${id}').answer.exists()`] : [],
    )
    if (answers.length === 0) return
    this.#addVariable(group, name, answers.join(' or '))
    this.#answered.set(group, name)
  }

  /** Returns the value of a row only if the row has an answer. */
  #ofAnsweredRow(group: string | undefined, expression: string): string {
    const answered = group === undefined ? undefined : this.#answered.get(group)
    return answered === undefined ? expression : `iif(${variableOf(answered)}, ${expression}, {})`
  }

  /**
   * A text may be known to be empty (such as «» after a stage without a suffix), but no FHIR answer can be.
   * If a formula uses the text, its variable is therefore set to an empty text; otherwise every result of the
   * formula would be unknown.
   */
  #orNothing({ id, kind, group, expr = '' }: Computed, answer: string, scope: PathScope): string {
    const { computed } = this.#definition
    const later = computed.slice(computed.findIndex((value) => value.id === id))
    const isEarly = !later.some((value) => new RegExp(`\\b${value.id}\\b`, 'u').test(expr))
    if (kind !== 'text' || group !== undefined || !expr.includes('""') || !isEarly) return answer
    try {
      return `iif(${answer}.exists(), ${answer}, iif((${pathOf(expr, scope).source}) = '', '', {}))`
    } catch (error) {
      if (!(error instanceof Inexpressible)) throw error
      return answer
    }
  }

  /** Runs code that may throw `Inexpressible`, and lists it as lost if it does. */
  #try<T>(path: string, excerpt: string, make: () => T): T | undefined {
    try {
      return make()
    } catch (error) {
      if (!(error instanceof Inexpressible)) throw error
      this.#lose(path, excerpt, error.what)
      return undefined
    }
  }

  #group(id: string): Json {
    const group = this.#definition.groups.find((one) => one.id === id)
    const items = [
      ...this.#definition.inputs.filter((input) => input.group === id).map((input) => this.#question(input)),
      ...this.#definition.computed
        .filter((value) => value.group === id)
        .flatMap((value) => this.#computed(value)),
    ]
    const places = this.#definition.inputs.flatMap((input, at) => (input.group === id ? [at] : []))
    if ((places.at(-1) ?? 0) - (places[0] ?? 0) >= places.length) this.#lose(`groups.${id}`, id, 'order')
    if (group?.sort !== undefined) this.#lose(`groups.${id}.sort`, group.sort, 'sort')
    const extension = [
      ...(group?.min === undefined
        ? []
        : [{ url: `${HL7}/questionnaire-minOccurs`, valueInteger: group.min }]),
      ...(group?.max === undefined
        ? []
        : [{ url: `${HL7}/questionnaire-maxOccurs`, valueInteger: group.max }]),
      ...(this.#variables.get(id) ?? []),
    ]
    return {
      linkId: id,
      ...wordsOf(this.#options.locale, 'text', group?.label, id),
      type: 'group',
      repeats: true,
      ...(extension.length > 0 && { extension }),
      item: items,
    }
  }

  #question(input: Input): Json {
    const path = `inputs.${input.id}`
    const scope = this.#scope(input.group)
    const extension: Json[] = []
    const { visible, required } = input
    if (visible !== undefined) {
      const expression = this.#try(`${path}.visible`, visible, () => pathOf(visible, scope).source)
      if (expression !== undefined)
        extension.push({
          url: `${SDC}-enableWhenExpression`,
          valueExpression: { language: 'text/fhirpath', expression },
        })
    }
    if (typeof required === 'string') this.#lose(`${path}.required`, required, 'required')
    if (input.fill) this.#lose(`${path}.fill`, JSON.stringify(input.fill), 'fill')
    if (input.confirm !== undefined && input.confirm !== 'auto')
      this.#lose(`${path}.confirm`, input.confirm, 'confirm')
    const { type, extensions, more } = questionType(input, path, this.#questions)
    extension.push(...extensions)
    const help = input.help && textOf(input.help, this.#options.locale) !== undefined
    return {
      linkId: input.id,
      ...wordsOf(this.#options.locale, 'text', input.label, input.id),
      type,
      ...(required === true && { required: true }),
      ...(extension.length > 0 && { extension }),
      ...(input.codes && { code: input.codes.map(codingOf) }),
      ...more,
      ...(help && {
        item: [
          {
            linkId: `${input.id}.help`,
            ...wordsOf(this.#options.locale, 'text', input.help, ''),
            type: 'display',
            extension: [itemControl('help')],
          },
        ],
      }),
    }
  }

  /**
   * Form fillers identify an answer by the words that they show for it: of two identical ones, LHC-Forms
   * always takes the first. A number distinguishes them.
   */
  #optionsOf(options: readonly Option[], path: string, isPreset: (id: string) => boolean): Json[] {
    const { locale } = this.#options
    const seen = new Map<string, number>()
    return options.map((option) => {
      const words = textOf(option.label, locale) ?? option.id
      const count = (seen.get(words) ?? 0) + 1
      seen.set(words, count)
      const written = this.#option(option, path, isPreset(option.id))
      if (count === 1) return written
      this.#lose(`${path}.options.${option.id}.label`, words, 'label')
      return {
        ...written,
        valueCoding: { ...(written['valueCoding'] as Json), display: `${words} (${count})` },
      }
    })
  }

  #option(option: Option, path: string, isPreset: boolean): Json {
    const at = `${path}.options.${option.id}`
    if (option.text) this.#lose(`${at}.text`, JSON.stringify(option.text), 'text')
    if (option.forms) this.#lose(`${at}.forms`, JSON.stringify(option.forms), 'forms')
    if (option.reading !== undefined) this.#lose(`${at}.reading`, option.reading, 'reading')
    if (option.codes) this.#lose(`${at}.codes`, JSON.stringify(option.codes), 'codes')
    const extension =
      option.points === undefined ? [] : [{ url: `${HL7}/ordinalValue`, valueDecimal: Number(option.points) }]
    return {
      ...(option.exclusive === true && {
        extension: [{ url: `${HL7}/questionnaire-optionExclusive`, valueBoolean: true }],
      }),
      valueCoding: {
        ...(extension.length > 0 && { extension }),
        code: option.id,
        ...wordsOf(this.#options.locale, 'display', option.label, option.id),
      },
      ...(isPreset && { initialSelected: true }),
    }
  }

  #computed(value: Computed): Json[] {
    const path = `computed.${value.id}`
    const scope = this.#scope(value.group)
    const expression = this.#try(path, value.expr ?? value.table ?? JSON.stringify(value.score), () =>
      this.#expressionOf(value, scope),
    )
    if (expression === undefined) return []
    const coded = value.kind === 'choice' && value.options && value.options.length > 0
    const source = coded
      ? `%questionnaire.repeat(item).where(linkId='${value.id}').answerOption.valueCoding.where(code = (${expression}))`
      : expression
    const extension: Json[] = [
      {
        url: `${SDC}-calculatedExpression`,
        valueExpression: {
          language: 'text/fhirpath',
          expression: this.#ofAnsweredRow(value.group, source),
        },
      },
      ...unitsOf(value.unit, undefined),
      ...(value.decimals === undefined
        ? []
        : [{ url: `${HL7}/maxDecimalPlaces`, valueInteger: value.decimals }]),
    ]
    const type = {
      number: 'decimal',
      integer: 'integer',
      text: 'string',
      bool: 'boolean',
      choice: coded ? 'choice' : 'string',
    }[value.kind]
    return [
      {
        linkId: value.id,
        ...wordsOf(this.#options.locale, 'text', value.label, value.id),
        type,
        readOnly: value.override !== true,
        extension,
        ...(value.codes && { code: value.codes.map(codingOf) }),
        ...(coded && {
          answerOption: this.#optionsOf(value.options ?? [], path, () => false),
        }),
      },
    ]
  }

  readonly #steps = new Map<string, string>()

  #expressionOf(value: Computed, scope: PathScope): string {
    if (value.expr !== undefined) return pathOf(value.expr, scope).source
    if (value.score) return scorePath(value.score, this.#definition, scope)
    const table = this.#definition.tables.find(({ id }) => id === value.table)
    if (!table || table.group !== value.group) throw new Inexpressible('table')
    let row = this.#steps.get(table.id)
    if (row === undefined) {
      const steps = tableSteps(table, scope)
      for (const { name, expression } of steps.variables) this.#addVariable(table.group, name, expression)
      row = steps.row
      this.#steps.set(table.id, row)
    }
    const column = value.column === undefined ? 0 : table.outs.findIndex(({ id }) => id === value.column)
    return resultPath(table, column, row, value.kind === 'number' || value.kind === 'integer', scope)
  }
}
