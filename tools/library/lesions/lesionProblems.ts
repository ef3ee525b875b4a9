import type { LibraryModule } from '@pandok/library'
import fc from 'fast-check'
import { answers, type Lesion, lesionReader, type Reading } from './lesionReader.ts'
import { STATED_PROPERTIES, type Stated } from './statedProperties.ts'

/**
 * Returns the modules that repeat their questions and combine the lesions; the order of urgency is the
 * module's own value.
 */
export const modulesOfLesions = (modules: readonly LibraryModule[]): LibraryModule[] =>
  modules.filter(
    ({ definition }) =>
      definition.groups.length > 0 &&
      definition.computed.some((value) => value.id === 'urgency' && value.group === undefined),
  )

/**
 * Returns the number of properties that are tested for each list: adding a lesion, removing it, the order of
 * entry, and the statements about the module.
 */
export const propertyCount = ({ id }: LibraryModule): number => 3 + (STATED_PROPERTIES[id]?.length ?? 0)

const parameters = (numRuns: number) => ({ numRuns, maxSkipsPerRun: 1000 })

/**
 * Tests random lists of lesions: an additional lesion never makes the result less urgent, removing it restores the
 * result, the order of entry doesn't matter, and the statements about the module hold. Too few valid lists are
 * reported as a problem as well.
 */
export function lesionProblems(module: LibraryModule, numRuns: number): string[] {
  const { id, definition } = module
  const [group] = definition.groups
  if (!group) return []
  const stated = STATED_PROPERTIES[id] ?? []
  const parts = partsOf(module, group)
  const { read, shared, lesion, lists } = parts
  let tried = 0
  const shuffled = lists.chain((lesions) =>
    fc.tuple(
      fc.constant(lesions),
      fc.shuffledSubarray(lesions, { minLength: lesions.length, maxLength: lesions.length }),
    ),
  )
  const more = fc.property(shared, lists, lesion, fc.nat(4), (answered, lesions, added, at) => {
    const before = read(answered, lesions)
    const place = Math.min(at, lesions.length)
    const longer = lesions.toSpliced(place, 0, added)
    const after = read(answered, longer)
    fc.pre(before.isReady && after.isReady)
    tried += 1
    if (after.urgency < before.urgency) throw new Error('one more lesion makes it less urgent')
    if (!isSame(read(answered, longer, place).overall, before.overall))
      throw new Error('a lesion that was removed leaves something behind')
    hold(stated.filter(isOfEvery('add')), after, before)
    hold(stated.filter(isOfEvery('any')), after, after)
  })
  const order = fc.property(shared, shuffled, (answered, [lesions, other]) => {
    const before = read(answered, lesions)
    fc.pre(before.isReady)
    tried += 1
    const after = read(answered, other)
    if (!isSame(after.overall, before.overall)) throw new Error('the order of entry matters')
    hold(stated.filter(isOfEvery('order')), after, before)
  })
  return [
    ...told(id, fc.check(more, parameters(numRuns))),
    ...told(id, fc.check(order, parameters(numRuns))),
    ...stated
      .filter(({ change, added }) => change === 'twice' || added !== undefined)
      .flatMap((property) => ownProblems(module, parts, property, numRuns)),
    ...(tried < numRuns / 3 ? [`${id}: only ${tried} lists of lesions could be filled in`] : []),
  ]
}

/**
 * A property of lesions of one kind needs lists of its own, because by chance they would hardly ever occur.
 */
function ownProblems(
  { id, definition }: LibraryModule,
  { read, shared, lesion, lists }: Parts,
  property: Stated,
  numRuns: number,
): string[] {
  let tried = 0
  const kinds = property.added?.((input) => optionsOf(definition, input)) ?? [{}]
  const claim = fc.property(
    shared,
    lists,
    lesion,
    fc.constantFrom(...kinds),
    (answered, lesions, one, kind) => {
      const again = property.change === 'twice' ? lesions.at(-1) : undefined
      const before = read(answered, lesions)
      const after = read(answered, [...lesions, again ?? { ...one, ...kind }])
      fc.pre(before.isReady && after.isReady && (property.when?.(before) ?? true))
      tried += 1
      hold([property], after, before)
    },
  )
  return [
    ...told(id, fc.check(claim, parameters(numRuns))),
    ...(tried < numRuns / 3 ? [`${id}: ${property.text}: only ${tried} lists could be filled in`] : []),
  ]
}

function optionsOf({ inputs }: LibraryModule['definition'], wanted: string): string[] {
  const input = inputs.find(({ id }) => id === wanted)
  return input && 'options' in input ? input.options.map(({ id }) => id) : []
}

type Parts = ReturnType<typeof partsOf>

function partsOf({ definition }: LibraryModule, group: LibraryModule['definition']['groups'][number]) {
  const lesion: fc.Arbitrary<Lesion> = answers(definition.inputs.filter((input) => input.group === group.id))
  return {
    read: lesionReader(definition, group.id),
    shared: answers(definition.inputs.filter((input) => input.group === undefined)),
    lesion,
    lists: fc.array(lesion, { minLength: 1, maxLength: Math.min(4, (group.max ?? 50) - 1) }),
  }
}

const isOfEvery =
  (wanted: Stated['change']) =>
  ({ change, added }: Stated): boolean =>
    change === wanted && added === undefined

function hold(stated: readonly Stated[], after: Reading, before: Reading): void {
  const broken = stated.find(({ when, holds }) => (when?.(before) ?? true) && !holds(after, before))
  if (broken) throw new Error(`it is not true that ${broken.text}`)
}

interface Outcome {
  counterexample: unknown
  errorInstance: unknown
}

const told = (id: string, { counterexample, errorInstance }: Outcome): string[] =>
  counterexample === null
    ? []
    : [
        `${id}: ${errorInstance instanceof Error ? errorInstance.message : ''}: ${JSON.stringify(counterexample)}`,
      ]

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)
