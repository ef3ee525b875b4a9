import { LOCALES, type Locale, type ReportSection } from '@pandok/domain'
import {
  type Computed,
  type Input,
  type LocalText,
  type ModuleDefinition,
  type Option,
  textOf,
} from '@pandok/module-engine'
import { LossList } from '../../form/LossList.ts'
import type { Loss } from '../../model/Loss.ts'
import { OWN_KIND, OWN_TAG_SYSTEM } from '../../questionnaire/ownTag.ts'
import { Inexpressible } from './Inexpressible.ts'
import { answerPath, type PathScope, pathScope } from './PathScope.ts'
import { pathOf } from './pathOf.ts'
import { phrasePath } from './phrasePath.ts'
import { HL7, type Json, type QuestionWriter, questionType, unitsOf } from './questionType.ts'
import { scorePath } from './scorePath.ts'
import { resultPath, tableSteps } from './tablePath.ts'

const SDC = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire'

export interface QuestionnaireOptions {
  title: string
  /** The language of its texts; others stand beside them as translations, where FHIR has a place for them. */
  locale: Locale
  file?: string
}

export interface Written {
  text: string
  losses: readonly Loss[]
}

/** A FHIR R4 Questionnaire with SDC expressions: questions, values that are worked out, and sentences as hidden calculated items. */
export function writeQuestionnaire(definition: ModuleDefinition, options: QuestionnaireOptions): Written {
  const losses = new LossList()
  const resource = new Writer(definition, options, losses).resource()
  return { text: `${JSON.stringify(resource, null, 2)}\n`, losses: losses.list }
}

const LOINC: Readonly<Partial<Record<ReportSection, string>>> = {
  technique: '55111-9',
  comparison: '18834-2',
  findings: '59776-5',
  impression: '19005-8',
  recommendation: '18783-1',
  gross: '22634-0',
  microscopy: '22635-7',
  diagnosis: '22637-3',
  specimen: '22633-2',
  comment: '48767-8',
}

class Writer {
  readonly #definition: ModuleDefinition
  readonly #options: QuestionnaireOptions
  readonly #losses: LossList
  /** Variables of the whole, and of each group. */
  readonly #variables = new Map<string | undefined, Json[]>()

  constructor(definition: ModuleDefinition, options: QuestionnaireOptions, losses: LossList) {
    this.#definition = definition
    this.#options = options
    this.#losses = losses
  }

  readonly #questions: QuestionWriter = {
    lose: (path, excerpt, what) => this.#lose(path, excerpt, what),
    words: (key, text, otherwise) => this.#words(key, text, otherwise),
    option: (option, path, isPreset) => this.#option(option, path, isPreset),
  }

  #lose(path: string, excerpt: string, what: string): void {
    this.#losses.add('unsupported', { file: this.#options.file ?? this.#options.title, path }, excerpt, {
      what,
    })
  }

  resource(): Json {
    const { inputs, groups, computed, outputs, checks, tests, citations, reviewBy } = this.#definition
    for (const group of [undefined, ...groups.map(({ id }) => id)]) this.#nameVariables(group)
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
    items.push(...this.#outputs(outputs))
    const constraints = checks.flatMap((check, at) => this.#constraint(check, at))
    if (tests.length > 0) this.#lose('tests', `${tests.length}`, 'tests')
    if (citations.length > 0)
      this.#lose('citations', citations.map(({ text }) => text).join('; '), 'citations')
    if (reviewBy !== undefined) this.#lose('reviewBy', reviewBy, 'reviewBy')
    const variables = this.#variables.get(undefined) ?? []
    return {
      resourceType: 'Questionnaire',
      meta: { tag: [{ system: OWN_TAG_SYSTEM, code: '1' }] },
      language: this.#options.locale,
      ...(variables.length + constraints.length > 0 && { extension: [...variables, ...constraints] }),
      status: 'draft',
      title: this.#options.title,
      item: items,
    }
  }

  #scope(group: string | undefined): PathScope {
    return pathScope(this.#definition, group)
  }

  #addVariable(group: string | undefined, name: string, expression: string): void {
    const list = this.#variables.get(group) ?? []
    list.push({ url: `${HL7}/variable`, valueExpression: { name, language: 'text/fhirpath', expression } })
    this.#variables.set(group, list)
  }

  /** Every name of the module is a variable, so that formulas read as they do in the module. */
  #nameVariables(group: string | undefined): void {
    const { inputs, computed } = this.#definition
    const scope = this.#scope(group)
    for (const { id } of [...inputs, ...computed]) {
      const name = scope.names.get(id)
      if (name && name.group === group)
        this.#addVariable(group, id, answerPath(id, name, group !== undefined))
    }
  }

  /** Runs what may have no FHIRPath, and lists it where it has none. */
  #try<T>(path: string, excerpt: string, make: () => T): T | undefined {
    try {
      return make()
    } catch (error) {
      if (!(error instanceof Inexpressible)) throw error
      this.#lose(path, excerpt, error.what)
      return undefined
    }
  }

  #words(key: string, text: LocalText | undefined, otherwise: string): Json {
    const { locale } = this.#options
    const own = textOf(text, locale) ?? otherwise
    const translations = LOCALES.flatMap((one) => {
      const words = text?.[one]
      if (one === locale || words === undefined || words.trim() === '') return []
      return [
        {
          url: `${HL7}/translation`,
          extension: [
            { url: 'lang', valueCode: one },
            { url: 'content', valueString: words },
          ],
        },
      ]
    })
    return { [key]: own, ...(translations.length > 0 && { [`_${key}`]: { extension: translations } }) }
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
      ...this.#words('text', group?.label, id),
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
      ...this.#words('text', input.label, input.id),
      type,
      ...(required === true && { required: true }),
      ...(extension.length > 0 && { extension }),
      ...(input.codes && { code: input.codes.map(codingOf) }),
      ...more,
      ...(help && {
        item: [
          {
            linkId: `${input.id}.help`,
            ...this.#words('text', input.help, ''),
            type: 'display',
            extension: [itemControl('help')],
          },
        ],
      }),
    }
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
        ...this.#words('display', option.label, option.id),
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
        valueExpression: { language: 'text/fhirpath', expression: source },
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
        ...this.#words('text', value.label, value.id),
        type,
        readOnly: value.override !== true,
        extension,
        ...(value.codes && { code: value.codes.map(codingOf) }),
        ...(coded && {
          answerOption: (value.options ?? []).map((option) => this.#option(option, path, false)),
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

  #outputs(outputs: ModuleDefinition['outputs']): Json[] {
    const { locale } = this.#options
    const scope = this.#scope(undefined)
    const sections = new Map<ReportSection, Json[]>()
    for (const output of outputs) {
      const path = `outputs.${output.id}`
      const body = output.body[locale] ?? output.body.ko ?? output.body.en ?? Object.values(output.body)[0]
      const others = LOCALES.filter((one) => one !== locale && output.body[one] !== undefined)
      const expression = body && this.#try(path, output.id, () => this.#sentence(output, body, scope))
      if (expression === undefined) continue
      if (others.length > 0) this.#lose(`${path}.body`, others.join(', '), 'languages')
      const list = sections.get(output.section) ?? []
      list.push({
        linkId: `output_${output.id}`,
        type: 'string',
        readOnly: true,
        extension: [
          { url: `${HL7}/questionnaire-hidden`, valueBoolean: true },
          { url: OWN_KIND, valueCode: 'output' },
          { url: `${SDC}-calculatedExpression`, valueExpression: { language: 'text/fhirpath', expression } },
        ],
      })
      sections.set(output.section, list)
    }
    return [...sections].map(([section, item]) => ({
      linkId: `section_${section}`,
      text: section,
      type: 'group',
      code: LOINC[section] === undefined ? undefined : [{ system: 'http://loinc.org', code: LOINC[section] }],
      item,
    }))
  }

  #sentence(
    output: ModuleDefinition['outputs'][number],
    body: NonNullable<ModuleDefinition['outputs'][number]['body'][Locale]>,
    scope: PathScope,
  ): string {
    if (output.unknown === 'say') throw new Inexpressible('unknown')
    const text = phrasePath(body, this.#definition, scope, this.#options.locale)
    return output.when === undefined ? text : `iif(${pathOf(output.when, scope).source}, ${text}, {})`
  }

  #constraint(check: ModuleDefinition['checks'][number], at: number): Json[] {
    const path = `checks.${check.id}`
    if (check.group !== undefined) {
      this.#lose(path, check.when, 'rows')
      return []
    }
    const expression = this.#try(
      path,
      check.when,
      () => `iif(${pathOf(check.when, this.#scope(undefined)).source}, false, true)`,
    )
    if (expression === undefined) return []
    if (check.level === 'info') this.#lose(`${path}.level`, 'info', 'level')
    return [
      {
        url: `${HL7}/questionnaire-constraint`,
        extension: [
          { url: 'key', valueId: check.id.replaceAll('_', '-') || String(at) },
          { url: 'severity', valueCode: check.level === 'block' ? 'error' : 'warning' },
          { url: 'expression', valueString: expression },
          { url: 'human', valueString: textOf(check.message, this.#options.locale) ?? check.id },
        ],
      },
    ]
  }
}

const SYSTEMS: Readonly<Record<string, string>> = {
  RADLEX: 'http://radlex.org',
  SNOMED: 'http://snomed.info/sct',
  LOINC: 'http://loinc.org',
  RADELEMENT: 'http://radelement.org',
  ICDO: 'http://terminology.hl7.org/CodeSystem/icd-o-3',
  LOCAL: 'urn:pandok:local',
}

const codingOf = ({ system, code, display }: NonNullable<Option['codes']>[number]): Json => ({
  system: SYSTEMS[system],
  code,
  ...(display !== undefined && { display }),
})

const itemControl = (code: string): Json => ({
  url: `${HL7}/questionnaire-itemControl`,
  valueCodeableConcept: { coding: [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code }] },
})
