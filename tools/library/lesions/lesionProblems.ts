import type { LibraryModule } from '@pandok/library'
import fc from 'fast-check'
import { answers, lesionReader } from './lesionReader.ts'

/** The modules that repeat their questions and sum the lesions up; the order of urgency is the module's own value. */
export const modulesOfLesions = (modules: readonly LibraryModule[]): LibraryModule[] =>
  modules.filter(
    ({ definition }) =>
      definition.groups.length > 0 &&
      definition.computed.some((value) => value.id === 'urgency' && value.group === undefined),
  )

/** What is tried of each: one more lesion and its removal, and the order of entry. */
export const PROPERTIES_EACH = 2

/**
 * What random lesions show to be wrong: one more never makes the result less urgent, removing it gives the first result
 * again, and the order of entry doesn't matter. Too few lists that could be filled in are a problem of their own.
 */
export function lesionProblems({ id, definition }: LibraryModule, numRuns: number): string[] {
  const [group] = definition.groups
  if (!group) return []
  const read = lesionReader(definition, group.id)
  const shared = answers(definition.inputs.filter((input) => input.group === undefined))
  const lesion = answers(definition.inputs.filter((input) => input.group === group.id))
  const lists = fc.array(lesion, { minLength: 1, maxLength: Math.min(4, (group.max ?? 50) - 1) })
  const shuffled = lists.chain((lesions) =>
    fc.tuple(
      fc.constant(lesions),
      fc.shuffledSubarray(lesions, { minLength: lesions.length, maxLength: lesions.length }),
    ),
  )
  let tried = 0
  const more = fc.property(shared, lists, lesion, fc.nat(4), (answered, lesions, added, at) => {
    const before = read(answered, lesions)
    const place = Math.min(at, lesions.length)
    const longer = lesions.toSpliced(place, 0, added)
    const after = read(answered, longer)
    fc.pre(before.isReady && after.isReady)
    tried += 1
    return after.urgency >= before.urgency && isSame(read(answered, longer, place).overall, before.overall)
  })
  const order = fc.property(shared, shuffled, (answered, [lesions, other]) => {
    const before = read(answered, lesions)
    fc.pre(before.isReady)
    tried += 1
    return isSame(read(answered, other).overall, before.overall)
  })
  const parameters = { numRuns, maxSkipsPerRun: 1000 }
  const told = (name: string, { counterexample }: { counterexample: unknown }): string[] =>
    counterexample === null ? [] : [`${id}: ${name}: ${JSON.stringify(counterexample)}`]
  return [
    ...told('one more lesion makes it less urgent, or can’t be taken back', fc.check(more, parameters)),
    ...told('the order of entry matters', fc.check(order, parameters)),
    ...(tried < numRuns / 3 ? [`${id}: only ${tried} lists of lesions could be filled in`] : []),
  ]
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)
