import {
  type Blank,
  type Cell,
  type Exam,
  LOCALES,
  type Locale,
  type PhraseOutput,
  type Words,
} from '@pandok/domain'
import {
  emptyDefinition,
  type Input,
  type ModuleDefinition,
  type Output,
  type PhraseFormat,
  type PhraseToken,
} from '@pandok/module-engine'
import { blankInput } from './blankInput.ts'
import { blanksDirectlyIn, blanksIn, readTypedPhrase, type TypedPart } from './readTypedPhrase.ts'

/** A phrase of a cell with typed blanks, as an output of the module that the cell is. */
export const phraseOutputId = (index: number): string => `phrase_${index + 1}`

/** Whether a cell's phrases are read with their blanks and optional parts; otherwise `{name}` is a text. */
export const hasTypedPhrases = ({ blanks }: Cell): boolean => blanks !== undefined

/** A cell with typed blanks as one module: what is filled in once is said by all of its phrases. */
export function cellDefinition(cell: Cell, exam: Exam | undefined): ModuleDefinition {
  const phrases = cell.outputs.filter((output): output is PhraseOutput => output.kind === 'phrase')
  const texts = phrases.map(({ text }) => readWords(text))
  const own = cell.blanks ?? []
  const named = new Set([
    ...texts.flatMap((bodies) => bodies.flatMap(([, parts]) => blanksIn(parts))),
    ...namesInFormulas(cell),
  ])
  const shared = (exam?.blanks ?? []).filter(({ id }) => named.has(id) && own.every((one) => one.id !== id))
  const known = new Map([...own, ...shared].map((blank) => [blank.id, blank]))
  const untyped = [...named].filter((name) => !known.has(name) && isWrittenIn(texts, name))
  const ids = new Map(untyped.map((name, index) => [name, `f${index + 1}`]))
  return {
    ...emptyDefinition(),
    inputs: [
      ...own.map(blankInput),
      ...shared.map((blank) => sharedInput(blank)),
      ...[...ids].map(([name, id]): Input => ({ id, kind: 'text', label: inAll(name), required: true })),
    ],
    outputs: phrases.map(
      ({ section, when }, index): Output => ({
        ...{ id: phraseOutputId(index), section },
        ...(when !== undefined && { when }),
        body: Object.fromEntries(
          (texts[index] ?? []).map(([locale, parts]) => [locale, tokensOf(parts, locale, known, ids)]),
        ),
      }),
    ),
  }
}

/** A blank of the exam where a cell uses it: filled by the exam, never asked here. */
export const sharedInput = (blank: Blank): Input => {
  const { required: _, ...input } = blankInput(blank)
  return input as Input
}

/** The normal sentences of an exam's regions and its conclusions while nothing is found, as one module. */
export function wordsDefinition(
  words: readonly { id: string; section: Output['section']; text: Words }[],
  exam: Exam,
): ModuleDefinition {
  const texts = words.map(({ text }) => readWords(text))
  const named = new Set(texts.flatMap((bodies) => bodies.flatMap(([, parts]) => blanksIn(parts))))
  const shared = (exam.blanks ?? []).filter(({ id }) => named.has(id))
  const known = new Map(shared.map((blank) => [blank.id, blank]))
  return {
    ...emptyDefinition(),
    inputs: shared.map(sharedInput),
    outputs: words.map(({ id, section }, index) => ({
      ...{ id, section },
      body: Object.fromEntries(
        (texts[index] ?? []).map(([locale, parts]) => [locale, tokensOf(parts, locale, known, new Map())]),
      ),
    })),
  }
}

type Bodies = readonly (readonly [locale: Locale, parts: readonly TypedPart[]])[]

const readWords = (text: Words): Bodies =>
  LOCALES.flatMap((locale) => {
    const written = text[locale] ?? ''
    return written.trim() === '' ? [] : [[locale, readTypedPhrase(written)] as const]
  })

const isWrittenIn = (texts: readonly Bodies[], name: string): boolean =>
  texts.some((bodies) => bodies.some(([, parts]) => blanksIn(parts).includes(name)))

/** Names are looked for as words: what isn't a blank of the exam is passed over by the caller. */
function namesInFormulas({ outputs, finding }: Cell): readonly string[] {
  const formulas = [
    ...outputs.flatMap((output) => (output.kind === 'phrase' ? (output.when ?? []) : [])),
    ...(finding?.replaces ?? []).flatMap(({ when }) => when ?? []),
    ...(typeof finding?.rank === 'string' ? [finding.rank] : []),
  ]
  return formulas.flatMap((formula) => formula.match(/[a-z][a-z0-9_]*/gu) ?? [])
}

function tokensOf(
  parts: readonly TypedPart[],
  locale: Locale,
  known: ReadonlyMap<string, Blank>,
  ids: ReadonlyMap<string, string>,
): PhraseToken[] {
  return parts.map((part): PhraseToken => {
    if (typeof part === 'string') return part
    if ('particle' in part) return { josa: part.particle }
    if ('optional' in part) {
      const needed = blanksDirectlyIn(part.optional).map((name) => `known(${ids.get(name) ?? name})`)
      const inner = tokensOf(part.optional, locale, known, ids)
      // biome-ignore lint/suspicious/noThenProperty: the engine's own word; tokens are never awaited
      return { when: needed.length === 0 ? 'true' : needed.join(' && '), then: inner }
    }
    const id = ids.get(part.blank) ?? part.blank
    const join = known.get(part.blank)?.join?.[locale]
    const format = formatOf(part.form, known.get(part.blank), locale)
    if (join !== undefined) return { each: id, as: 'item', sep: [join], body: [{ v: 'item', fmt: format }] }
    return { v: id, fmt: format }
  })
}

/** Korean, Chinese and Japanese reports put a comma between findings where others say «and». */
function formatOf(form: string | undefined, blank: Blank | undefined, locale: Locale): PhraseFormat {
  const list = locale === 'en' || locale === 'de' ? 'and' : 'comma'
  return {
    ...(blank?.kind === 'multi' && { list }),
    ...(form !== undefined && (blank?.kind === 'size' && form === 'max' ? { part: 'max' } : { form })),
  }
}

const inAll = (text: string): Words => Object.fromEntries(LOCALES.map((locale) => [locale, text]))
