import type { Input } from '../../document/input.ts'
import type { EdgeValue } from '../session.ts'
import { currentOptionId } from './currentOptionId.ts'
import { type Reading, right, wrong } from './Reading.ts'
import { standBeside } from './standBeside.ts'

export type MultiInput = Extract<Input, { kind: 'multi' }>

/**
 * Returns the answers in the order of the module, or as chosen if it requires that. The latest choice decides
 * between answers that can't be given together.
 */
export function readMulti(input: MultiInput, raw: EdgeValue, before: readonly string[]): Reading | undefined {
  const listed =
    typeof raw === 'string' ? raw.split(',').map((id) => id.trim()) : Array.isArray(raw) ? raw : []
  const asked = [...new Set(listed.filter((id) => id !== '').map((id) => currentOptionId(input.options, id)))]
  const chosen = withoutExcluded(input, asked, before)
  if (chosen.length === 0) return isNoneAnAnswer(input) ? right([], [], []) : undefined
  const isChosen = new Set(chosen)
  const all = input.options.map(({ id }) => id)
  const known =
    input.order === 'chosen' ? chosen.filter((id) => all.includes(id)) : all.filter((id) => isChosen.has(id))
  if (known.length < chosen.length) return wrong(chosen, 'notAnOption')
  const isSole = input.options.some(({ id, exclusive }) => exclusive && isChosen.has(id))
  if (!isSole && input.min !== undefined && known.length < input.min) return wrong(known, 'tooFew')
  if (input.max !== undefined && known.length > input.max) return wrong(known, 'tooMany')
  return right(known, known, known)
}

/** No answer is unknown unless the default of the module is an empty list, which makes it a known value. */
const isNoneAnAnswer = (input: MultiInput): boolean => input.default?.length === 0

function withoutExcluded(
  input: MultiInput,
  asked: readonly string[],
  before: readonly string[],
): readonly string[] {
  if (asked.length < 2 || !input.options.some(({ exclusive, covers }) => exclusive || covers)) return asked
  const added = asked.filter((id) => !before.includes(id))
  const latest = (added.length > 0 ? added : asked).at(-1) ?? ''
  const kept = new Set([latest])
  for (const id of asked.toReversed()) {
    if ([...kept].every((other) => standBeside(input.options, id, other))) kept.add(id)
  }
  return asked.filter((id) => kept.has(id))
}
