// @vitest-environment happy-dom
import { LOCALES, type Locale } from '@pandok/domain'
import {
  ANSWER_PAUSE_MS,
  answerKeys,
  compileModule,
  type EdgeValue,
  emptyDefinition,
  type Input,
  type ModuleDefinition,
  openSession,
  textOf,
} from '@pandok/module-engine'
import { type FormWords, ModuleForm } from '@pandok/module-form'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { formWordsOf } from './formWordsOf.ts'
import { readLibrary } from './readLibrary.ts'

const { modules } = readLibrary()

afterEach(cleanup)

/** A question as a reader of one language sees it, without what hides, repeats or answers it. */
interface Asked {
  name: string
  input: Input
  locale: Locale
  /** The keys depend on this: the kind of the question and what is printed on its answers. */
  looks: string
}

function asked(module: string, given: Input, locale: Locale): Asked {
  const {
    visible: _,
    required: __,
    group: ___,
    fill: ____,
    default: _____,
    ...plain
  } = given as Input & {
    default?: unknown
  }
  const input = plain as Input
  const options = 'options' in input ? input.options : []
  const answers = options.map(({ id, label }) => ({ id, label: textOf(label, locale) ?? id }))
  const printed = answerKeys(answers).map(({ keys, at }) => [keys, at !== undefined])
  const sides =
    input.kind === 'side' || input.kind === 'bool' ? [locale, 'sides' in input && input.sides] : []
  return {
    name: `${module} ${given.id} (${locale})`,
    input,
    locale,
    looks: JSON.stringify([input.kind, printed, sides]),
  }
}

const everything = modules.flatMap(({ id, definition }) =>
  LOCALES.flatMap((locale) => definition.inputs.map((input) => asked(id, input, locale))),
)
/** Questions with the same keys printed on them are answered alike, whichever module asks them. */
const different = [...new Map(everything.map((question) => [question.looks, question])).values()]

interface Question {
  name: string
  input: Input
  field: HTMLElement
  value: () => EdgeValue | undefined
  clear: () => void
}

/** Shows a question as the program does. */
function show({ name, input, locale }: Asked, words: FormWords): Question {
  const outputs: ModuleDefinition['outputs'] = [{ id: 'text', section: 'findings', body: { en: ['Text.'] } }]
  const module = compileModule({ ...emptyDefinition(), inputs: [input], outputs })
  const session = openSession(module, { today: '2026-11-15' })
  const { container } = render(
    <ModuleForm {...{ session, locale, words, label: 'form' }} definition={module.definition} />,
  )
  const field = container.querySelector<HTMLElement>('[data-field]')
  if (!field) throw new Error(`${name} is not asked`)
  return {
    name,
    input,
    field,
    value: () => session.snapshot().inputs[0]?.value,
    clear: () => act(() => session.set({ id: input.id }, undefined)),
  }
}

interface Printed {
  id: string
  keys: string
}

/** Reads the key of each answer from the screen. */
function printedIn({ field }: Question): Printed[] {
  const list = field.querySelector('select')
  if (list)
    return [...list.options].slice(1).map(({ value, text }) => ({ id: value, keys: listedKeys(text) }))
  return [...field.querySelectorAll<HTMLElement>('[data-chip]')].map((chip) => ({
    id: chip.dataset['chip'] ?? '',
    keys: (
      (chip.querySelector('[data-answer-key]') ?? chip.firstElementChild)?.textContent ?? ''
    ).toUpperCase(),
  }))
}

/** In a list, the key precedes the label and two spaces, or the label begins with it. */
const listedKeys = (text: string): string =>
  (/^(?<keys>[0-9A-Z]+) {2}/u.exec(text) ?? /^(?<keys>\d*[A-Za-z]?)/u.exec(text))?.groups?.[
    'keys'
  ]?.toUpperCase() ?? ''

let clock = 0

/** Presses keys as a keyboard does, each of them this many milliseconds after the previous one. */
function press({ field }: Question, keys: readonly string[], pauseMs = 100): void {
  clock += 10 * ANSWER_PAUSE_MS
  const control = () =>
    field.querySelector('select') ?? field.querySelector('[data-chip][tabindex="0"]') ?? field
  for (const key of keys) {
    clock += pauseMs
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: clock })
    fireEvent(control(), event)
  }
}

const chosen = (question: Question): readonly string[] => {
  const value = question.value()
  if (typeof value === 'boolean') return [value ? 'yes' : 'no']
  return typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
}

/** Returns the keys that don't do what is printed on them. */
function problemsOf(question: Question): string[] {
  const printed = printedIn(question)
  const isChosenBy = (keys: readonly string[], id: string) => {
    question.clear()
    press(question, keys)
    return chosen(question).join() === id
  }
  const isOnce = new Set(printed.map(({ keys }) => keys)).size === printed.length
  return [
    ...(isOnce && printed.length > 0 ? [] : ['two answers have one key, or there are none']),
    ...printed.flatMap(({ id, keys }) => {
      const begins = printed.find((other) => other.keys !== '' && other.keys === keys.slice(0, -1))
      const isRight =
        isChosenBy([...keys], id) &&
        (keys.length === 1 || isChosenBy([...keys, 'Enter'], id)) &&
        (begins === undefined || isChosenBy([...begins.keys, 'Enter'], begins.id))
      return isRight ? [] : [`«${keys}» doesn't choose ${id}`]
    }),
  ]
}

/** After the pause, a key that is an answer by itself is taken as one, whatever was pressed before. */
function pauseProblems(question: Question): string[] {
  const printed = printedIn(question)
  const long = printed.filter(({ keys }) => /^\d\d$/u.test(keys))
  return long.flatMap(({ keys }) => {
    const [first, second] = keys
    const begun = printed.find((other) => other.keys === first)
    const alone = printed.find((other) => other.keys === second)
    if (!begun || !alone || question.input.kind === 'multi') return []
    question.clear()
    press(question, [...keys], ANSWER_PAUSE_MS + 1)
    return chosen(question).join() === alone.id
      ? []
      : [`«${second}» after a pause doesn't choose ${alone.id}`]
  })
}

/** The text that is typed into a field without answers, and the value that the engine makes of it. */
const TYPED: Readonly<Partial<Record<Input['kind'], (input: Input) => readonly [string, string]>>> = {
  text: () => ['4A', '4A'],
  date: () => ['2026-11-15', '2026-11-15'],
  number: () => ['12', '12'],
  integer: () => ['12', '12'],
  measure: () => ['12', '12'],
  size: () => ['12x11', '12 × 11'],
}

function typingProblems(question: Question): string[] {
  const sample = TYPED[question.input.kind]?.(question.input)
  const box = question.field.querySelector<HTMLInputElement>('input, textarea')
  if (!sample || !box) return ['has neither answers nor a field']
  press({ ...question, field: box }, [...sample[0]])
  fireEvent.change(box, { target: { value: sample[0] } })
  return box.value === sample[0] ? [] : [`«${sample[0]}» is not what stands there`]
}

const HAVING_ANSWERS: ReadonlySet<string> = new Set(['choice', 'multi', 'bool', 'side'])

describe('the forms of all modules', () => {
  it('M504 choose what is printed on each answer, in chips and lists, for every kind of input', async () => {
    const words = new Map(
      await Promise.all(LOCALES.map(async (locale) => [locale, await formWordsOf(locale)] as const)),
    )
    const seen = new Set<string>()
    const problems = different.flatMap((one) => {
      const question = show(one, words.get(one.locale) as FormWords)
      const isList = question.field.querySelector('select') !== null
      seen.add(isList ? 'list' : one.input.kind)
      const found = HAVING_ANSWERS.has(one.input.kind)
        ? [...problemsOf(question), ...pauseProblems(question)]
        : typingProblems(question)
      cleanup()
      return found.map((problem) => `${one.name}: ${problem}`)
    })
    expect(problems).toEqual([])
    const answering = ['bool', 'choice', 'list', 'multi', 'side']
    const typed = ['date', 'integer', 'measure', 'number', 'size', 'text']
    expect([...seen].sort()).toEqual([...answering, ...typed].sort())
  })
})
