import type { Joining, Preset, PresetAnswer } from '@pandok/domain'
import {
  type Address,
  type Input,
  type InputView,
  type ModuleDefinition,
  type ModuleSession,
  standBeside,
} from '@pandok/module-engine'

interface Place {
  session: ModuleSession
  definition: ModuleDefinition
}

/** Enters a preset as a person would. Values that the module no longer accepts are left out. */
export function enterPreset({ session, definition }: Place, preset: Preset, joins: Joining): void {
  const place = { session, definition }
  for (const [id, given] of Object.entries(preset)) {
    if (isRows(given)) {
      if (definition.groups.some((group) => group.id === id)) enterRows(place, id, given, joins)
    } else enterAnswer(place, { id }, given)
  }
}

type Rows = readonly Readonly<Record<string, PresetAnswer>>[]

const isRows = (given: Preset[string]): given is Rows =>
  Array.isArray(given) && given.length > 0 && given.every((item) => typeof item === 'object')

function enterRows(place: Place, group: string, given: Rows, joins: Joining): void {
  const { session } = place
  for (const [index, answers] of given.entries()) {
    const last = session.snapshot().rows[group]?.at(-1)
    const isFurther =
      last === undefined ||
      index > 0 ||
      (joins === 'newRow' && hasAnswers(session, last, Object.keys(answers)))
    const row = isFurther ? session.addRow(group) : last
    if (row === undefined) return
    for (const [id, answer] of Object.entries(answers)) enterAnswer(place, { id, row }, answer)
  }
}

const hasAnswers = (session: ModuleSession, row: string, ids: readonly string[]): boolean =>
  ids.some((id) => isGiven(viewAt(session, { id, row })))

/** Returns the answer in a form, and whether a person or a cell gave it; undefined if there is none. */
export function answerIn(
  { session }: Place,
  id: string,
): { value: PresetAnswer; isGiven: boolean } | undefined {
  const view = viewAt(session, { id })
  if (view?.value === undefined || view.raw === undefined) return undefined
  return { value: view.raw, isGiven: isGiven(view) }
}

/** Returns what the answer would be if this one was entered. */
export function answerAfter(place: Place, id: string, answer: PresetAnswer): PresetAnswer | undefined {
  const input = place.definition.inputs.find((one) => one.id === id)
  return input && withAnswer(input, answerIn(place, id)?.value, answer)
}

/** Returns whether the options of an input have an answer. */
export function isAccepted({ definition }: Place, id: string, answer: PresetAnswer): boolean {
  const input = definition.inputs.find((one) => one.id === id)
  if (input?.kind !== 'choice' && input?.kind !== 'multi') return input !== undefined
  const ids = new Set(input.options.map((option) => option.id))
  return (Array.isArray(answer) ? answer : [answer]).every((one) => ids.has(String(one)))
}

function enterAnswer({ session, definition }: Place, address: Address, answer: PresetAnswer): void {
  const input = definition.inputs.find(({ id }) => id === address.id)
  if (!input || (input.group !== undefined) !== (address.row !== undefined)) return
  const there = viewAt(session, address)
  const before = isGiven(there) ? there?.raw : undefined
  const next = withAnswer(input, before, answer)
  if (JSON.stringify(before) === JSON.stringify(next)) return
  session.set(address, next)
  if (viewAt(session, address)?.fault !== undefined) session.set(address, before)
}

/** Multiple answers are added to the existing ones; they replace those that they can't be given with. */
function withAnswer(input: Input, there: unknown, answer: PresetAnswer): PresetAnswer {
  if (input.kind !== 'multi' || !Array.isArray(answer)) return answer
  const given = Array.isArray(there) ? (there as readonly string[]) : []
  const kept = given.filter((id) => answer.every((other) => standBeside(input.options, id, other)))
  return [...new Set([...kept, ...answer])]
}

const isGiven = (view: InputView | undefined): boolean =>
  view?.raw !== undefined && (view.state === 'entered' || view.state === 'confirmed')

const viewAt = (session: ModuleSession, address: Address) =>
  session.snapshot().inputs.find((view) => view.address.id === address.id && view.address.row === address.row)
