import fc from 'fast-check'
import { hostileValue } from './hostileValue.ts'

/** A nearly valid parameter: some good fields are replaced, dropped or joined by unknown ones. */
export const hostileParam = (good: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: mutated(good) },
    { weight: 1, arbitrary: hostileValue },
    { weight: 1, arbitrary: nested },
  )

const mutated = (good: Readonly<Record<string, unknown>>) =>
  fc
    .record({
      replaced: fc.dictionary(fc.constantFrom('x', ...Object.keys(good)), hostileValue, { maxKeys: 3 }),
      inside: fc.tuple(fc.nat(), hostileValue),
      dropped: fc.subarray(Object.keys(good), { maxLength: Math.min(2, Object.keys(good).length) }),
    })
    .map(({ replaced, inside, dropped }) => {
      const param: Record<string, unknown> = { ...good, ...replaced }
      breakInside(param, ...inside)
      for (const name of dropped) delete param[name]
      return param
    })

const nested = fc.integer({ min: 20, max: 400 }).map((depth) => {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
})

/** Objects within the parameter are treated likewise: one of their fields is replaced. */
function breakInside(param: Record<string, unknown>, which: number, value: unknown): void {
  for (const [name, field] of Object.entries(param)) {
    if (typeof field !== 'object' || field === null || Array.isArray(field)) continue
    const names = Object.keys(field)
    const chosen = names[which % Math.max(1, names.length)]
    if (chosen !== undefined) param[name] = { ...field, [chosen]: value }
  }
}
