import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { sparsely } from './sparsely.ts'

const plain = () =>
  z.strictObject({
    id: z.string().regex(/^[a-z]+$/u),
    count: z.int().min(2).optional(),
    texts: z.array(z.string().max(2)).optional(),
    inner: z.strictObject({ a: z.number(), b: z.boolean().optional() }).optional(),
    way: z.union([z.literal('x'), z.number()]),
  })

const value = fc.oneof(
  fc.constantFrom('x', 'abc', 'A', 1, 2, 1.5, true, null, undefined),
  fc.array(fc.constantFrom('ab', 'abc', 3), { maxLength: 2 }),
  fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(1, true, 'x')),
)
const document = fc.oneof(
  fc.dictionary(
    fc.constantFrom('id', 'count', 'texts', 'inner', 'way', 'other', 'toString', '__proto__'),
    value,
  ),
  value,
)

it('reads what a strict object reads, and finds the same in the same order', () => {
  const [strict, sparse] = [plain(), sparsely(plain())]
  fc.assert(
    fc.property(document, (from) => {
      const [expected, found] = [strict.safeParse(from), sparse.safeParse(from)]
      expect(found.data).toStrictEqual(expected.data)
      expect(Object.keys(found.data ?? {})).toEqual(Object.keys(expected.data ?? {}))
      expect(found.error?.issues).toEqual(expected.error?.issues)
    }),
    { numRuns: 2000 },
  )
})
