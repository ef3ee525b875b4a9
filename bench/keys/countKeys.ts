import { createPlateRun, type HostValues, openQuestions, type PlateRun, type Run } from '@pandok/board'
import type { Cell, PlateContent } from '@pandok/domain'
import {
  answerKeys,
  type Input,
  type ModuleDefinition,
  type ModuleSession,
  textOf,
} from '@pandok/module-engine'

interface Parts {
  plate: PlateContent
  modules: readonly { id: string; name: string; definition: ModuleDefinition }[]
}

/** Keys from the open form to its sentence in the report; undefined: it can't be finished by answering what it asks. */
export interface KeyCount {
  keys: number
  /** What still keeps the report from being copied. */
  blocks: number
}

/**
 * Presses cells and answers what their forms ask, counting as the form takes it: a cell is one key; an answer is the keys
 * that it prints; a number is its characters; Enter leads to the next question; Ctrl+Enter writes. What the
 * report waits for is asked by the key that wrote it, and the last of these answers writes (rule K437).
 */
export function countKeys(
  { plate, modules }: Parts,
  cells: readonly Cell[],
  host: HostValues = {},
): KeyCount | undefined {
  let ids = 0
  const run = createPlateRun({
    ...{ plate, modules, locale: 'ko', host },
    today: () => '2026-11-16',
    newId: () => `run${++ids}`,
  })
  let keys = 0
  const press = (id: string): boolean => {
    keys += 1
    if (run.another(id) !== 'filling') {
      keys += answerAsked(run)
      return true
    }
    const { open } = run.read()
    keys += open ? fill(open) : 0
    return run.write().ok
  }
  for (const { id } of cells) if (!press(id)) return undefined
  const blocks = run.read().concerns.filter(({ level }) => level === 'block').length
  return { keys, blocks }
}

/** Answers what the report waits for, without Enter between the answers or Ctrl+Enter behind them. */
function answerAsked(run: PlateRun): number {
  let keys = 0
  for (;;) {
    const [id] = openQuestions(run.read()) ?? []
    const filling = run
      .read()
      .open?.fillings.find(({ definition }) => definition.inputs.some((input) => input.id === id))
    const input = filling?.definition.inputs.find((one) => one.id === id)
    if (!filling || !input) break
    keys += answer(filling.session, input)
  }
  if (openQuestions(run.read())?.length === 0) run.write()
  return keys
}

/** Ctrl+Enter, after every question that has to be answered, one after the other as answers bring up others. */
function fill({ fillings }: Run): number {
  let keys = 1
  for (const { session, shared } of fillings) {
    const answered = new Set<string>()
    for (;;) {
      const open = session
        .snapshot()
        .inputs.find(
          ({ input, fault, visible, address }) =>
            visible && fault === 'missing' && !shared.has(input.id) && !answered.has(address.id),
        )
      if (!open) break
      answered.add(open.address.id)
      // Enter leads here from the question before.
      keys += (keys > 1 ? 1 : 0) + answer(session, open.input)
    }
  }
  return keys
}

const SAMPLES = {
  number: '12',
  integer: '2',
  measure: '1.2',
  size: '1.6',
  date: '2026-03-02',
  text: '우측',
} as const

function answer(session: ModuleSession, input: Input): number {
  if (input.kind === 'choice' || input.kind === 'multi') {
    const options = input.options.map(({ id, label }) => ({ id, label: textOf(label, 'ko') ?? id }))
    const first = answerKeys(options)[0]
    if (!first) return 0
    session.set({ id: input.id }, input.kind === 'multi' ? [first.id] : first.id)
    return first.keys.length
  }
  if (input.kind === 'bool' || input.kind === 'side') {
    session.set({ id: input.id }, input.kind === 'side' ? 'R' : false)
    return 1
  }
  const sample = SAMPLES[input.kind]
  session.set({ id: input.id }, sample)
  return sample.length
}
