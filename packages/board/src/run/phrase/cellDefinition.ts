import {
  type Blank,
  type Cell,
  type CellCheck,
  type Exam,
  LOCALES,
  type Locale,
  type PhraseOutput,
  RESERVED_NAMES,
  type Words,
} from '@pandok/domain'
import {
  type Input,
  type ModuleDefinition,
  type Output,
  type PhraseFormat,
  type PhraseToken,
  whenToken,
} from '@pandok/module-engine'
import { type NameScope, type Names, scopeOf, wordNames } from './NameScope.ts'
import { namesIn } from './namesIn.ts'
import { nounAfter } from './nounAfter.ts'
import { blanksDirectlyIn, blanksIn, readTypedPhrase, type TypedPart } from './readTypedPhrase.ts'
import { togetherChecks } from './togetherChecks.ts'
import { withArticle } from './withArticle.ts'
import { zeroChecks } from './zeroChecks.ts'

/** The id of a phrase among the outputs of the module that its cell becomes. */
export const phraseOutputId = (index: number): string => `phrase_${index + 1}`

/**
 * Returns whether the phrases of a cell have typed blanks and optional parts; otherwise `{name}` is a text.
 */
export const hasTypedPhrases = ({ blanks }: Cell): boolean => blanks !== undefined

/** A module with its inputs that nobody is asked for and those that are gathered from other cells. */
export interface ScopedDefinition extends Pick<NameScope, 'shared' | 'gathered'> {
  definition: ModuleDefinition
}

interface Around {
  exam: Exam | undefined
  moduleOf: Names['moduleOf']
  take?: Names['take']
  /** Phrases that the exam adds to the cell. Names in them that the cell doesn't have are empty. */
  lent?: ReadonlySet<string> | undefined
}

/**
 * Converts a cell with typed blanks into one module, so that a blank is filled once for all of its phrases.
 */
export function cellDefinition(cell: Cell, { exam, moduleOf, take, lent }: Around): ScopedDefinition {
  const phrases = cell.outputs.filter((output): output is PhraseOutput => output.kind === 'phrase')
  const texts = phrases.map(({ text }) => readWords(text))
  const inTexts = texts.flatMap((bodies) => bodies.flatMap(([, parts]) => blanksIn(parts)))
  const names = {
    blanks: cell.blanks ?? [],
    values: cell.values ?? [],
    uses: cell.uses ?? [],
    exam,
    moduleOf,
    take,
  }
  const scope = scopeOf([...inTexts, ...namesInFormulas(cell)], names)
  const own = phrases.filter(({ id }) => !lent?.has(id)).map(({ text }) => text)
  const written = new Set(
    [...own, ...(cell.values ?? []).flatMap(({ text }) => text ?? [])].flatMap(wordNames),
  )
  const ids = new Map(
    scope.unknown.filter((name) => written.has(name)).map((name, index) => [name, `f${index + 1}`]),
  )
  const { parts, shared, gathered } = scope
  return {
    shared,
    gathered,
    definition: {
      ...parts,
      inputs: [
        ...parts.inputs,
        ...[...ids].map(([name, id]): Input => ({ id, kind: 'text', label: inAll(name), required: true })),
      ],
      checks: [...parts.checks, ...checksOf(cell, texts, { locale: 'ko', scope, ids })],
      outputs: phrases.map(
        ({ section, when }, index): Output => ({
          id: phraseOutputId(index),
          section,
          ...(when !== undefined && { when }),
          body: bodyOf(texts[index] ?? [], scope, ids),
        }),
      ),
    },
  }
}

/**
 * Returns whether a check only concerns blanks of the exam that the cell asks for. Such a check is shown in their
 * form.
 */
export function isOfExam({ asks = [] }: Cell, { when }: CellCheck): boolean {
  const names = namesIn(when.replace(CALLS, '(')).filter((name) => !RESERVED_NAMES.has(name))
  return names.length > 0 && names.every((name) => asks.includes(name))
}

/** The names of functions. */
const CALLS = /[a-z]\w*\s*\(/gu

/** The cell's own checks, those of blanks that are written together, and those of lengths that are 0. */
const checksOf = (cell: Cell, texts: readonly Bodies[], place: Place): ModuleDefinition['checks'] => [
  ...(cell.checks ?? [])
    .filter((check) => !isOfExam(cell, check))
    .map((check) => ({ ...check, message: { ...check.message } })),
  ...togetherChecks({
    blanks: cell.blanks ?? [],
    texts: texts.flatMap((bodies) => bodies.map(([, parts]) => parts)),
    counted: new Set([...namesInFormulas(cell), ...(cell.values ?? []).flatMap(namesInValue)]),
    isSaid: (name) => isSaid(name, place),
  }),
  ...zeroChecks(cell.blanks ?? []),
]

/**
 * Converts the normal sentences of an exam's regions, and its conclusions without findings, into one module.
 */
export function wordsDefinition(
  words: readonly { id: string; section: Output['section']; text: Words }[],
  exam: Exam,
): ScopedDefinition {
  const texts = words.map(({ text }) => readWords(text))
  const inTexts = texts.flatMap((bodies) => bodies.flatMap(([, parts]) => blanksIn(parts)))
  const scope = scopeOf(inTexts, { blanks: [], values: [], uses: [], exam, moduleOf: () => undefined })
  const { parts, shared, gathered } = scope
  const outputs = words.map(({ id, section }, index) => ({
    id,
    section,
    body: bodyOf(texts[index] ?? [], scope, new Map()),
  }))
  return { shared, gathered, definition: { ...parts, outputs } }
}

type Bodies = readonly (readonly [locale: Locale, parts: readonly TypedPart[]])[]

const readWords = (text: Words): Bodies =>
  LOCALES.flatMap((locale) => {
    const written = text[locale] ?? ''
    return written.trim() === '' ? [] : [[locale, readTypedPhrase(written)] as const]
  })

const bodyOf = (bodies: Bodies, scope: NameScope, ids: ReadonlyMap<string, string>): Output['body'] =>
  Object.fromEntries(bodies.map(([locale, parts]) => [locale, tokensOf(parts, { locale, scope, ids })]))

function namesInFormulas({ outputs, finding, checks = [] }: Cell): readonly string[] {
  const formulas = [
    ...outputs.flatMap((output) => (output.kind === 'phrase' ? (output.when ?? []) : [])),
    ...(finding?.replaces ?? []).flatMap(({ when }) => when ?? []),
    ...checks.map(({ when }) => when),
    ...(typeof finding?.rank === 'string' ? [finding.rank] : []),
  ]
  return formulas.flatMap(namesIn)
}

const namesInValue = ({ formula, text }: NonNullable<Cell['values']>[number]): readonly string[] => [
  ...(formula === undefined ? [] : namesIn(formula)),
  ...(text === undefined ? [] : wordNames(text)),
]

interface Place {
  locale: Locale
  scope: NameScope
  /** The inputs for names without a definition. */
  ids: ReadonlyMap<string, string>
}

function tokensOf(parts: readonly TypedPart[], place: Place): PhraseToken[] {
  return parts.flatMap((part, index): readonly PhraseToken[] => {
    if (typeof part === 'string') {
      const [noun, rest] = nounAfter(part, englishAnswer(parts[index - 1], place))
      return [...noun, ...(index + 1 < parts.length ? withArticle(rest, place.locale) : [rest])]
    }
    if ('particle' in part) return [{ josa: part.particle }]
    if ('optional' in part) {
      const needed = blanksDirectlyIn(part.optional).map((name) => isSaid(name, place))
      const inner = tokensOf(part.optional, place)
      return [whenToken(needed.length === 0 ? 'true' : needed.join(' && '), inner)]
    }
    return blankTokens(part, place)
  })
}

/** Returns the blank that the text stands directly behind, where its language is English. */
const englishAnswer = (before: TypedPart | undefined, { locale, scope }: Place): Blank | undefined =>
  locale === 'en' && typeof before === 'object' && 'blank' in before ? scope.blank(before.blank) : undefined

/** Returns whether a name has no definition and no input either. */
const isNothing = (name: string, { scope, ids }: Place): boolean =>
  scope.unknown.includes(name) && !ids.has(name)

/** Returns the condition under which a name has a value. */
function isSaid(name: string, place: Place): string {
  const { scope, ids } = place
  if (isNothing(name, place)) return 'false'
  const value = scope.value(name)
  if (value?.kind === 'words') return `(${value.formula ?? 'true'})`
  return `known(${ids.get(name) ?? name})`
}

function blankTokens(
  { blank: name, form }: { blank: string; form?: string | undefined },
  place: Place,
): PhraseToken[] {
  const { locale, scope, ids } = place
  if (isNothing(name, place)) return []
  const value = scope.value(name)
  if (value?.kind === 'words') {
    const inner = tokensOf(readTypedPhrase(value.text?.[locale] ?? ''), place)
    return value.formula === undefined ? inner : [whenToken(value.formula, inner)]
  }
  const id = ids.get(name) ?? name
  const blank = scope.blank(name)
  const format = formatOf(form, blank, locale)
  const join = blank?.join?.[locale]
  if (join !== undefined) return [{ each: id, as: 'item', sep: [join], body: [{ v: 'item', fmt: format }] }]
  const unit = blank?.units?.[locale]
  return unit === undefined
    ? [{ v: id, fmt: format }]
    : [{ v: id, fmt: { ...format, unit: 'hide' } }, ` ${unit}`]
}

/** Korean, Chinese and Japanese reports separate findings with a comma where others write «and». */
function formatOf(form: string | undefined, blank: Blank | undefined, locale: Locale): PhraseFormat {
  const list = locale === 'en' || locale === 'de' ? 'and' : 'comma'
  return {
    ...(blank?.kind === 'multi' && { list }),
    ...(form !== undefined && (blank?.kind === 'size' && form === 'max' ? { part: 'max' } : { form })),
  }
}

const inAll = (text: string): Words => Object.fromEntries(LOCALES.map((locale) => [locale, text]))
