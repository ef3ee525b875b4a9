import { createPlateRun, type HostValues, openQuestions, type PlateRun, type Run } from '@pandok/board'
import type { Cell, PlateContent } from '@pandok/domain'
import {
  type Address,
  answerKeys,
  type Input,
  type ModuleDefinition,
  type ModuleSession,
  textOf,
} from '@pandok/module-engine'

/**
 * A cell that is pressed, with answers to questions that its form doesn't require, or answers other than the
 * first of a list.
 */
export interface Press {
  cell: string
  answers?: Readonly<Record<string, string>>
}

interface Parts {
  plate: PlateContent
  modules: readonly { id: string; name: string; definition: ModuleDefinition }[]
  /** The English names of cells. */
  cellNames: ReadonlyMap<string, string>
}

export interface KeyCount {
  keys: number
  /** What was pressed and answered, in the English words of the board and its forms. */
  pressed: string
  /** What keeps the report from being copied or written; empty if it is finished. */
  blocks: readonly string[]
}

/**
 * Presses cells and answers the questions of their forms, and counts keys as the form takes them: a cell is
 * one key; an answer is the keys that it prints; a number is its characters; Enter goes to the next open
 * question and Tab to the next question of all; Alt+N confirms what nobody has checked; Ctrl+Enter writes.
 * What the report waits for is asked by the key that wrote it, and the last of these answers writes (rule
 * K441).
 */
export function countKeys(
  { plate, modules, cellNames }: Parts,
  presses: readonly Press[],
  host: HostValues = {},
): KeyCount {
  let ids = 0
  const run = createPlateRun({
    plate,
    modules,
    locale: 'ko',
    host,
    today: () => '2026-11-16',
    newId: () => `run${++ids}`,
  })
  let keys = 0
  const names: string[] = []
  const press = ({ cell: id, answers = {} }: Press) => {
    const cell = plate.cells.find((one) => one.id === id)
    if (!cell) throw new Error(`There is no cell ${id}.`)
    const given = pressCell(run, cell, answers)
    keys += given.keys
    names.push(cellNames.get(id) + (given.answers.length > 0 ? ` (${given.answers.join(', ')})` : ''))
  }
  presses.forEach(press)
  const asked = askedByTheReport(run, plate)
  if (asked) press(asked)
  const blocks = run
    .read()
    .concerns.filter(({ level, kind }) => level === 'block' || kind === 'unconfirmed')
    .map(({ kind }) => kind)
  const isOpen = run.read().open !== undefined
  return { keys, pressed: names.join(' + '), blocks: isOpen ? ['a form that is open', ...blocks] : blocks }
}

/** Returns the cell that asks for what written sentences wait for, such as the age of the patient. */
function askedByTheReport(run: PlateRun, plate: PlateContent): Press | undefined {
  const waiting = run
    .read()
    .concerns.flatMap((concern) => (concern.kind === 'waiting' ? [concern.at.id] : []))
  const cell = plate.cells.find(({ asks = [] }) => asks.some((id) => waiting.includes(id)))
  return cell && { cell: cell.id, answers: Object.fromEntries(waiting.map((id) => [id, FIRST])) }
}

/** This stands for the first answer of a list. */
const FIRST = ''

interface Given {
  keys: number
  answers: readonly string[]
}

function pressCell(run: PlateRun, cell: Cell, wanted: Readonly<Record<string, string>>): Given {
  if (run.another(cell.id) !== 'filling') {
    const asked = answerAsked(run)
    return { ...asked, keys: asked.keys + 1 }
  }
  const { open } = run.read()
  const filled = open ? fill(open, wanted) : { keys: 0, answers: [] }
  run.write()
  const asked = answerAsked(run)
  return { keys: 1 + filled.keys + asked.keys, answers: [...filled.answers, ...asked.answers] }
}

/** Answers what the report waits for, without Enter between the answers or Ctrl+Enter after them. */
function answerAsked(run: PlateRun): Given {
  let keys = 0
  const answers: string[] = []
  for (;;) {
    const [id] = openQuestions(run.read()) ?? []
    const filling = run
      .read()
      .open?.fillings.find(({ definition }) => definition.inputs.some((input) => input.id === id))
    const input = filling?.definition.inputs.find((one) => one.id === id)
    if (!filling || !input) break
    const given = answer(filling.session, input, { id: input.id })
    keys += given.keys
    answers.push(given.name)
  }
  if (openQuestions(run.read())?.length === 0) run.write()
  return { keys, answers }
}

/**
 * Answers every required and every wanted question, one after another as answers bring up others, and then
 * presses Ctrl+Enter.
 */
function fill({ fillings }: Run, wanted: Readonly<Record<string, string>>): Given {
  let keys = 1
  const answers: string[] = []
  for (const { session, shared } of fillings) {
    const answered = new Set<string>()
    let at = -1
    for (;;) {
      const views = session.snapshot().inputs.filter(({ visible, input }) => visible && !shared.has(input.id))
      const keyOf = ({ address }: { address: Address }) => `${address.row ?? ''} ${address.id}`
      const isOpen = (view: (typeof views)[number]) =>
        !answered.has(keyOf(view)) && (view.fault === 'missing' || view.address.id in wanted)
      const next = views.findIndex(isOpen)
      const view = views[next]
      if (!view) break
      answered.add(keyOf(view))
      const given = answer(session, view.input, view.address, wanted[view.address.id])
      keys += stepsTo(view.fault === 'missing', next - at, answers.length === 0) + given.keys
      answers.push(given.name)
      at = next
    }
    const unseen = session.snapshot().inputs.filter(({ needsConfirming }) => needsConfirming)
    for (const { address } of unseen) session.confirm(address)
    keys += unseen.length > 0 ? 1 : 0
  }
  return { keys, answers }
}

/** A form opens at its first open question. */
const stepsTo = (isOpen: boolean, distance: number, isFirst: boolean): number =>
  isOpen ? (isFirst ? 0 : 1) : Math.abs(distance)

const SAMPLES = {
  number: '12',
  integer: '2',
  size: '1.6',
  date: '2026-03-02',
  text: '우측',
} as const

/** Gives the wanted answer, or the first one. */
function answer(
  session: ModuleSession,
  input: Input,
  address: Address,
  wanted = FIRST,
): { keys: number; name: string } {
  if (input.kind === 'choice' || input.kind === 'multi') {
    const options = input.options.map(({ id, label }) => ({ id, label: textOf(label, 'ko') ?? id }))
    const printed = answerKeys(options).find(({ id }) => wanted === FIRST || id === wanted)
    if (!printed) throw new Error(`${input.id} has no answer ${wanted}`)
    session.set(address, input.kind === 'multi' ? [printed.id] : printed.id)
    const chosen = input.options.find(({ id }) => id === printed.id)
    return { keys: printed.keys.length, name: (chosen && textOf(chosen.label, 'en')) ?? printed.id }
  }
  if (input.kind === 'bool' || input.kind === 'side') {
    const value = input.kind === 'side' ? wanted || 'R' : false
    session.set(address, value)
    return { keys: 1, name: value === false ? `${textOf(input.label, 'en')}: no` : value }
  }
  const unit = 'unit' in input && input.unit ? ` ${input.unit}` : ''
  const sample = wanted || (input.kind === 'measure' ? (unit === ' cm' ? '1.2' : '12') : SAMPLES[input.kind])
  session.set(address, sample)
  return { keys: sample.length, name: `${sample}${unit}` }
}
