import type { Locale } from '@pandok/domain'
import { type Input, type LocalText, type ModuleDefinition, textOf } from '@pandok/module-engine'
import { LossList } from '../../form/LossList.ts'
import type { Loss } from '../../model/Loss.ts'
import { SIDES } from '../sides.ts'

export interface MrrtOptions {
  title: string
  /** The unique identifier of the template, a URI or an OID. */
  identifier: string
  /** The creator of the template. The default is this program. */
  creator?: string
  /** The language of the labels. English is added to each of them. */
  locale: Locale
  file?: string
  /** The date as YYYY-MM-DD from the host's clock. */
  date?: string
}

/**
 * Writes an IHE MRRT template: the questions of a module as an HTML form. MRRT has no logic, so all of it is
 * listed as lost.
 */
export function writeMrrt(
  definition: ModuleDefinition,
  options: MrrtOptions,
): { text: string; losses: readonly Loss[] } {
  const losses = new LossList()
  const lose = (path: string, excerpt: string, what: string) =>
    losses.add('unsupported', { file: options.file ?? options.title, path }, excerpt, { what })
  const rows = (inputs: readonly Input[]) => [
    '<table>',
    ...inputs.map((input) => rowOf(input, options.locale, lose)),
    '</table>',
  ]
  const parts = inOrder(definition).flatMap((part) =>
    part.group === undefined
      ? rows(part.inputs)
      : [groupOpening(definition, part.group, options.locale), ...rows(part.inputs), '</section>'],
  )
  reportLogic(definition, lose)
  const head = [
    meta('dcterms.title', options.title),
    meta('dcterms.identifier', options.identifier),
    meta('dcterms.creator', options.creator ?? 'Pandok'),
    meta('dcterms.type', 'IMAGE_REPORT_TEMPLATE'),
    meta('dcterms.language', options.locale),
    ...(options.date === undefined ? [] : [meta('dcterms.date', options.date)]),
    attributesOf(definition),
  ]
  const text = [
    '<!DOCTYPE html>',
    `<html lang="${options.locale}">`,
    '<head>',
    '<meta charset="UTF-8">',
    `<title>${escaped(options.title)}</title>`,
    ...head,
    '</head>',
    '<body>',
    '<section id="findings" data-section-name="Findings">',
    `<header class="level1" data-english="Findings">${escaped(HEADINGS[options.locale])}</header>`,
    ...parts,
    '</section>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
  return { text, losses: losses.list }
}

/** Divides the questions where a repeat group begins or ends; a group is placed at its first question. */
function inOrder({ inputs }: ModuleDefinition): { group: string | undefined; inputs: Input[] }[] {
  const parts: { group: string | undefined; inputs: Input[] }[] = []
  for (const input of inputs) {
    const open = input.group === undefined ? parts.at(-1) : parts.find(({ group }) => group === input.group)
    if (open && open.group === input.group) open.inputs.push(input)
    else parts.push({ group: input.group, inputs: [input] })
  }
  return parts
}

/**
 * MRRT has no rows that a person can add. One row is written as an ordinary section; `data-repeats` marks it
 * for programs that know it, including this one.
 */
function groupOpening({ groups }: ModuleDefinition, id: string, locale: Locale): string {
  const { words, english } = worded(groups.find((group) => group.id === id)?.label, id, locale)
  const name = escaped(words)
  return `<section id="${id}" data-section-name="${name}"${english} data-repeats="true">\n<header class="level2">${name}</header>`
}

const HEADINGS: Readonly<Record<Locale, string>> = {
  ko: '소견',
  en: 'Findings',
  zh: '所见',
  ja: '所見',
  de: 'Befund',
}

type Lose = (path: string, excerpt: string, what: string) => void

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const meta = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}">`

/** Returns a text in the language of the template together with the English one. */
function worded(
  text: LocalText | undefined,
  otherwise: string,
  locale: Locale,
): { words: string; english: string } {
  const english = text?.en
  const isSaid = english !== undefined && english.trim() !== '' && locale !== 'en'
  return { words: textOf(text, locale) ?? otherwise, english: isSaid ? ` data-en="${escaped(english)}"` : '' }
}

function rowOf(input: Input, locale: Locale, lose: Lose): string {
  const { words, english } = worded(input.label, input.id, locale)
  for (const [what, said] of [
    ['visible', input.visible],
    ['required', typeof input.required === 'string' ? input.required : undefined],
    ['fill', input.fill && JSON.stringify(input.fill)],
  ] as const)
    if (said !== undefined) lose(`inputs.${input.id}.${what}`, said, what)
  return `<tr><td><label for="${input.id}">${escaped(words)}</label></td><td>${fieldOf(input, english, locale, lose)}</td></tr>`
}

/** The context for writing a field of any kind. */
interface Field {
  path: string
  /** The attributes that every field has. */
  common: string
  locale: Locale
  lose: Lose
}

type InputOf<Kind extends Input['kind']> = Extract<Input, { kind: Kind }>

function fieldOf(input: Input, english: string, locale: Locale, lose: Lose): string {
  const path = `inputs.${input.id}`
  const common = `id="${input.id}" name="${input.id}"${english}${[
    attribute('title', textOf(input.help, locale)),
    attribute('data-radlex', input.codes?.find(({ system }) => system === 'RADLEX')?.code),
    input.required === true ? ' data-field-completion-action="PROHIBIT"' : '',
  ].join('')}`
  const field = { path, common, locale, lose }
  switch (input.kind) {
    case 'number':
    case 'integer':
    case 'measure':
      return numberField(input, field)
    case 'bool':
      if (input.points !== undefined || input.yes || input.no)
        lose(`${path}.yes`, JSON.stringify([input.points, input.yes, input.no]), 'yes')
      if (input.default === false) lose(`${path}.default`, 'false', 'default')
      return `<input type="checkbox" data-field-type="CHECKBOX" ${common}${input.default === true ? ' checked' : ''}>`
    case 'date':
      for (const key of ['min', 'max'] as const)
        if (input[key] !== undefined) lose(`${path}.${key}`, input[key], key)
      if (input.default === 'today') lose(`${path}.default`, 'today', 'today')
      return `<input type="date" data-field-type="DATE" ${common}${attribute('value', input.default === 'today' ? undefined : input.default)}>`
    case 'side': {
      lose(`${path}.kind`, 'side', 'side')
      const sides = (input.sides ?? ['R', 'L', 'B']).map(
        (side) =>
          `<option value="${side}"${input.default === side ? ' selected' : ''}>${escaped(SIDES[side][locale])}</option>`,
      )
      return `<select data-field-type="SELECTION_LIST" ${common}>${sides.join('')}</select>`
    }
    case 'choice':
    case 'multi':
      return choiceField(input, field)
    case 'size':
      lose(`${path}.kind`, 'size', 'size')
      return `<input type="text" data-field-type="TEXT" ${common}${attribute('value', input.default)}> ${escaped(input.unit)}`
    case 'text':
      return textField(input, field)
  }
}

const attribute = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${escaped(value)}"`

function numberField(
  input: InputOf<'number' | 'integer' | 'measure'>,
  { path, common, lose }: Field,
): string {
  const step =
    'step' in input && input.step !== undefined
      ? input.step
      : input.kind === 'integer'
        ? '1'
        : stepOf('decimals' in input ? input.decimals : undefined)
  const limits = [
    attribute('data-field-units', input.unit),
    attribute('min', input.min),
    attribute('max', input.max),
    attribute('step', step),
    attribute('value', input.default),
  ]
  if (input.above !== undefined || input.below !== undefined)
    lose(`${path}.above`, `${input.above ?? ''} ${input.below ?? ''}`, 'above')
  if ('altUnits' in input && input.altUnits) lose(`${path}.altUnits`, input.altUnits.join(', '), 'altUnits')
  if (input.kind !== 'number') lose(`${path}.kind`, input.kind, input.kind)
  return `<input type="number" data-field-type="NUMBER" ${common}${limits.join('')}>`
}

function choiceField(input: InputOf<'choice' | 'multi'>, { path, common, locale, lose }: Field): string {
  const preset = [input.default ?? []].flat()
  const options = input.options.map((option) => {
    const said = worded(option.label, option.id, locale)
    for (const what of ['points', 'forms', 'reading', 'exclusive', 'codes'] as const)
      if (option[what] !== undefined)
        lose(`${path}.options.${option.id}.${what}`, JSON.stringify(option[what]), what)
    const written = textOf(option.text, locale)
    if (option.text && Object.keys(option.text).length > 1)
      lose(`${path}.options.${option.id}.text`, JSON.stringify(option.text), 'text')
    return `<option value="${escaped(written ?? said.words)}"${said.english}${preset.includes(option.id) ? ' selected' : ''}>${escaped(said.words)}</option>`
  })
  if (
    input.kind === 'multi' &&
    (input.min !== undefined ||
      input.max !== undefined ||
      input.order !== undefined ||
      input.nouns ||
      input.default?.length === 0)
  )
    lose(`${path}.min`, JSON.stringify([input.min, input.max, input.order]), 'multi')
  return `<select data-field-type="SELECTION_LIST" ${common}${input.kind === 'multi' ? ' multiple' : ''}>${options.join('')}</select>`
}

function textField(input: InputOf<'text'>, { path, common, lose }: Field): string {
  const max = input.max === undefined ? '' : ` maxlength="${input.max}"`
  if ((input.lines ?? 1) > 1) {
    if (input.lines !== 3) lose(`${path}.lines`, String(input.lines), 'lines')
    return `<textarea data-field-type="TEXTAREA" ${common}${max}>${escaped(input.default ?? '')}</textarea>`
  }
  return `<input type="text" data-field-type="TEXT" ${common}${max}${attribute('value', input.default)}>`
}

const stepOf = (decimals: number | undefined): string =>
  decimals === undefined ? 'any' : decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`

const SCHEMES: Readonly<Record<string, string>> = {
  RADLEX: 'RADLEX',
  SNOMED: 'SNOMED-CT',
  LOINC: 'LOINC',
  RADELEMENT: 'RADELEMENT',
  ICDO: 'ICD-O',
  LOCAL: 'LOCAL',
}

/** Writes the codes of questions into the block that MRRT defines for them. */
function attributesOf({ inputs }: ModuleDefinition): string {
  const coded = inputs.filter(({ codes }) => codes && codes.length > 0)
  const schemes = [...new Set(coded.flatMap(({ codes }) => codes?.map(({ system }) => system) ?? []))]
  return [
    '<script type="text/xml"><!--',
    '<template_attributes>',
    '<top-level-flag>true</top-level-flag>',
    '<status>DRAFT</status>',
    '<coded_content>',
    '<coding_schemes>',
    ...schemes.map((scheme) => `<coding_scheme name="${SCHEMES[scheme]}" designator="${SCHEMES[scheme]}"/>`),
    '</coding_schemes>',
    ...coded.flatMap(({ id, codes }) => [
      `<entry origtxt="${id}">`,
      ...(codes ?? []).map(({ system, code, display }) =>
        `<term><code meaning="${escaped(display ?? '')}" value="${escaped(code)}" scheme="${SCHEMES[system]}"/></term>`.replaceAll(
          '--',
          '- -',
        ),
      ),
      '</entry>',
    ]),
    '</coded_content>',
    '</template_attributes>',
    '--></script>',
  ].join('\n')
}

/** A template is only a form, so all logic is listed as lost. */
function reportLogic(
  { groups, computed, tables, checks, outputs, partials, tests, citations }: ModuleDefinition,
  lose: Lose,
): void {
  for (const { id, min, max, sort } of groups)
    lose(`groups.${id}`, JSON.stringify({ min, max, sort }), 'rows')
  for (const { id, expr, table, score } of computed)
    lose(`computed.${id}`, expr ?? table ?? JSON.stringify(score) ?? '', 'computed')
  for (const { id, rows } of tables) lose(`tables.${id}`, `${rows.length}`, 'table')
  for (const { id, when } of checks) lose(`checks.${id}`, when, 'check')
  for (const { id } of outputs) lose(`outputs.${id}`, id, 'sentence')
  for (const { id } of partials) lose(`partials.${id}`, id, 'sentence')
  if (tests.length > 0) lose('tests', String(tests.length), 'tests')
  if (citations.length > 0) lose('citations', String(citations.length), 'citations')
}
