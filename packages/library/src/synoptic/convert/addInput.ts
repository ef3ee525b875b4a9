import type { Locale } from '@pandok/domain'
import { LABEL_MAX_CHARACTERS, type Option, type PhraseToken } from '@pandok/module-engine'
import { FormulaError } from '../expression/FormulaError.ts'
import type { Named } from '../expression/NameTable.ts'
import type { Printed } from '../phrase/Printed.ts'
import { parseTemplate } from '../phrase/parseTemplate.ts'
import { phraseOf } from '../phrase/phraseOf.ts'
import type { Blank, Element, FileOption, Words } from '../SynopticFile.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'
import { optionIds } from './optionIds.ts'

type Asked = Pick<Blank, 'id' | 'label' | 'kind' | 'unit' | 'options' | 'default' | 'min' | 'above'> & {
  hint?: Words
}

const LENGTHS: ReadonlySet<string> = new Set(['mm', 'cm', 'm', 'µm', 'um'])

/**
 * Adds a question of the file as an input of the module; `group` is the group of rows to which it belongs.
 */
export function addInput(
  builder: ModuleBuilder,
  asked: Asked,
  { group = builder.group, wanted = asked.id }: { group?: string | undefined; wanted?: string } = {},
): { named: Named; printed: Printed } {
  const id = builder.freeId(wanted)
  const base = {
    id,
    label: short(asked.label),
    ...(asked.hint && { help: asked.hint }),
    ...(group !== undefined && { group }),
  }
  const standard = asked.default === undefined ? {} : { default: String(asked.default) }
  switch (asked.kind) {
    case 'choice':
    case 'multi': {
      const given = asked.options ?? []
      const options = optionIds(given.map((option) => option.id))
      builder.inputs.push({ ...base, ...answered(asked.kind, { given, options, chosen: asked.default }) })
      const type = asked.kind === 'choice' ? 'text' : 'texts'
      return { named: { id, type, options }, printed: printedAnswers(id, given, options) }
    }
    case 'count':
      builder.inputs.push({ ...base, kind: 'integer', ...lowerOf(asked), ...standard })
      return { named: { id, type: 'number' }, printed: printedValue(id) }
    case 'number':
    case 'measure':
      builder.inputs.push({ ...base, ...measured(asked), ...standard })
      return {
        named: { id, type: 'number' },
        printed: asked.unit === '%' ? printedShare(id) : printedValue(id),
      }
    case 'size3':
      builder.inputs.push({
        ...base,
        kind: 'size',
        unit: asked.unit ?? 'cm',
        above: '0',
        least: 1,
        ...standard,
      })
      return { named: { id, type: 'numbers' }, printed: printedValue(id) }
    case 'text':
      builder.inputs.push({ ...base, kind: 'text', ...standard })
      return { named: { id, type: 'text' }, printed: printedValue(id) }
    case 'rows':
      throw new FormulaError(`«${asked.id}»: rows can't lie inside of rows`)
  }
}

interface Choices {
  given: NonNullable<Asked['options']>
  /** The ids in the module by those in the file. */
  options: ReadonlyMap<string, string>
  chosen: Asked['default']
}

function answered(kind: 'choice' | 'multi', { given, options, chosen }: Choices) {
  const answers = given.map((option) => optionOf(option, options.get(option.id) ?? option.id))
  const first = chosen === undefined ? undefined : options.get(String(chosen))
  return kind === 'choice'
    ? { kind, options: answers, ...(first !== undefined && { default: first }) }
    : {
        kind,
        options: answers,
        order: 'chosen' as const,
        ...(first !== undefined && { default: [first] }),
      }
}

/** A length is a measurement of the image; other numbers aren't. */
const measured = (asked: Asked) =>
  asked.kind === 'measure' && asked.unit !== undefined && LENGTHS.has(asked.unit)
    ? ({ kind: 'measure', what: 'length', unit: asked.unit, ...lowerOf(asked) } as const)
    : ({
        kind: 'number',
        ...(asked.unit !== undefined && { unit: asked.unit }),
        ...lowerOf(asked),
        ...(asked.unit === '%' && { max: '100' }),
      } as const)

const lowerOf = ({ min = 0, above }: Asked): { min: string } | { above: string } =>
  above === undefined ? { min: String(min) } : { above: String(above) }

/** Adds rows of a file: a group, and its text row by row. */
export function addRows(builder: ModuleBuilder, element: Element): void {
  const { id: name, label, row = [], row_text: rowText } = element
  if (!rowText) throw new FormulaError(`«${name}»: rows without a text`)
  const group = builder.freeId(name)
  builder.groups.push({ id: group, label: short(label) })
  const owner = builder.rowNumber === undefined ? undefined : addOwner(builder, group)
  const names = new Map<string, Named>()
  const prints = new Map<string, Printed>()
  for (const blank of row) {
    const { named, printed } = addInput(builder, blank, { group, wanted: `${name}_${blank.id}` })
    if (blank.optional !== true && needsBlank(rowText, blank.id)) requireLast(builder)
    names.set(blank.id, named)
    prints.set(blank.id, printed)
  }
  builder.rows.set(name, names)
  const own = owner === undefined ? undefined : `${owner} == ${builder.rowNumber}`
  const presence = own === undefined ? `size(${group}) > 0` : `${group}.exists(r, r.${own})`
  builder.names.set(name, { id: group, type: 'rows', presence })
  builder.prints.set(name, {
    tokens: (locale) => [
      {
        each: group,
        sep: [BETWEEN_ROWS[locale]],
        body: phraseOf(rowText[locale], locale, prints),
        ...(own !== undefined && { where: own }),
      },
    ],
    isThere: () => presence,
  })
}

/**
 * A row can't be written without the values that its text uses outside of brackets, and neither can the lines
 * around it.
 */
const needsBlank = (text: Words, id: string): boolean =>
  parseTemplate(text.en).some((part) => part.kind === 'blank' && part.name === id)

function requireLast({ inputs }: ModuleBuilder): void {
  const last = inputs.pop()
  if (last) inputs.push({ ...last, required: true })
}

/** Groups can't be nested, so rows of a specimen refer to the specimen that they belong to. */
function addOwner(builder: ModuleBuilder, group: string): string {
  const id = builder.freeId(`${group}_of`)
  builder.inputs.push({ id, kind: 'integer', group, label: SPECIMEN_NUMBER, min: '1', default: '1' })
  builder.owners.set(group, id)
  builder.checks.push({
    id: builder.freeId(`${id}_none`),
    level: 'block',
    message: NO_OWNER,
    when: `${group}.exists(r, orElse(r.${id} > size(${builder.group}), false))`,
  })
  return id
}

/** A row of a specimen that doesn't exist would be written nowhere. */
const NO_OWNER: Words = {
  ko: '검체 번호가 검체 수보다 큽니다.',
  en: 'The specimen number is higher than the number of specimens.',
  zh: '标本编号超出标本数。',
  ja: '検体番号が検体数を超えています。',
  de: 'Die Präparatenummer ist höher als die Zahl der Präparate.',
}

const SPECIMEN_NUMBER: Words = {
  ko: '검체 번호',
  en: 'Specimen number',
  zh: '标本编号',
  ja: '検体番号',
  de: 'Präparatenummer',
}

const BETWEEN_ROWS: Readonly<Record<Locale, string>> = { ko: '; ', en: '; ', zh: '；', ja: '；', de: '; ' }

const short = (label: Words): Words => {
  const cut = Object.entries(label).map(([locale, text]) => [
    locale,
    [...text].slice(0, LABEL_MAX_CHARACTERS).join(''),
  ])
  return Object.fromEntries(cut) as Words
}

function optionOf({ label, forms }: FileOption, id: string): Option {
  const isLong = Object.values(label).some((text) => [...text].length > LABEL_MAX_CHARACTERS)
  const names = Object.keys(forms)
  const inLocale = (locale: Locale) =>
    Object.fromEntries(names.map((name) => [name, forms[name]?.[locale] ?? '']))
  return {
    id,
    label: short(label),
    ...(isLong && { text: label }),
    ...(names.length > 0 && {
      forms: {
        ko: inLocale('ko'),
        en: inLocale('en'),
        zh: inLocale('zh'),
        ja: inLocale('ja'),
        de: inLocale('de'),
      },
    }),
  }
}

/** Several answers are joined with «and» in languages that write lists that way. */
const LISTS: Readonly<Record<Locale, 'serial' | 'and' | 'comma'>> = {
  ko: 'comma',
  en: 'serial',
  zh: 'comma',
  ja: 'comma',
  de: 'and',
}

function printedAnswers(
  id: string,
  given: readonly FileOption[],
  options: ReadonlyMap<string, string>,
): Printed {
  return {
    tokens: (locale, form) => [{ v: id, fmt: { list: LISTS[locale], ...(form !== undefined && { form }) } }],
    isThere: (locale, form) => {
      const silent = given
        .filter((option) => form !== undefined && option.forms[form]?.[locale] === '')
        .map((option) => JSON.stringify(options.get(option.id)))
      return silent.length === 0 ? `known(${id})` : `orElse(!(${id} in [${silent.join(', ')}]), false)`
    },
  }
}

export const printedValue = (id: string): Printed => ({
  tokens: () => [{ v: id }],
  isThere: () => `known(${id})`,
})

/** German writes a space before the percent sign. */
const printedShare = (id: string): Printed => ({
  tokens: (locale): PhraseToken[] =>
    locale === 'de' ? [{ v: id, fmt: { unit: 'hide' } }, ' %'] : [{ v: id }],
  isThere: () => `known(${id})`,
})
