import { contracts } from '@pandok/protocol/contracts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { fieldProblems } from './fieldProblems.ts'

const problemsOf = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value)
  return parsed.success ? [] : fieldProblems(parsed.error.issues, value)
}

it.each([
  ['a missing field', z.object({ a: z.string() }), {}, { path: 'a', problem: 'required' }],
  ['a missing choice', z.object({ a: z.enum(['x']) }), {}, { path: 'a', problem: 'required' }],
  [
    'a missing union',
    z.object({ a: z.union([z.string(), z.number()]) }),
    {},
    { path: 'a', problem: 'required' },
  ],
  ['another type', z.object({ a: z.string() }), { a: 1 }, { path: 'a', problem: 'type' }],
  ['null', z.object({ a: z.string() }), { a: null }, { path: 'a', problem: 'type' }],
  ['no object', z.object({}), 'text', { path: '', problem: 'type' }],
  ['nothing at all', z.object({}), undefined, { path: '', problem: 'required' }],
  ['none of the choices', z.enum(['x', 'y']), 'z', { path: '', problem: 'choice' }],
  ['another literal', z.literal(true), false, { path: '', problem: 'choice' }],
  ['none of a union', z.union([z.string(), z.number()]), true, { path: '', problem: 'format' }],
  ['too short a text', z.string().min(3), 'x', { path: '', problem: 'tooShort', values: { min: 3 } }],
  ['too long a text', z.string().max(3), 'xxxx', { path: '', problem: 'tooLong', values: { max: 3 } }],
  ['too short a list', z.array(z.string()).min(1), [], { path: '', problem: 'tooShort', values: { min: 1 } }],
  ['too small a number', z.number().min(3), 1, { path: '', problem: 'tooSmall', values: { min: 3 } }],
  ['too big a number', z.number().max(3), 9, { path: '', problem: 'tooBig', values: { max: 3 } }],
  ['a fraction', z.number().int(), 1.5, { path: '', problem: 'type' }],
  ['another shape', z.string().regex(/^a$/), 'b', { path: '', problem: 'format' }],
  ['no time', z.iso.datetime(), 'today', { path: '', problem: 'format' }],
  ['an unknown field', z.strictObject({}), { a: 1 }, { path: 'a', problem: 'unknownField' }],
  ['a deep one', z.object({ a: z.array(z.string()) }), { a: ['', 1] }, { path: 'a.1', problem: 'type' }],
  [
    'a named one',
    z.string().refine(() => false, { message: 'email.format' }),
    'x',
    { path: '', problem: 'email.format' },
  ],
  [
    'a named one with values',
    z.number().refine(() => false, { message: 'age.range', params: { min: 14, max: 120 } }),
    1,
    { path: '', problem: 'age.range', values: { min: 14, max: 120 } },
  ],
  ['an unnamed one', z.string().refine(() => false), 'x', { path: '', problem: 'format' }],
  [
    'a shape with a name',
    z.string().regex(/^a$/, { message: 'code.wrong' }),
    'b',
    { path: '', problem: 'code.wrong' },
  ],
] as const)('%s', (_, schema, value, expected) => {
  expect(problemsOf(schema, value)).toEqual([expected])
})

it('names every unknown field, the treacherous ones too', () => {
  const value: unknown = JSON.parse('{"__proto__": 1, "constructor": 2, "role": "admin"}')
  expect(problemsOf(z.strictObject({}), value)).toEqual([
    { path: '__proto__', problem: 'unknownField' },
    { path: 'constructor', problem: 'unknownField' },
    { path: 'role', problem: 'unknownField' },
  ])
})

it('says of an empty sign-up what is missing', () => {
  const fields = problemsOf(contracts['user-join'].param, {})
  expect(fields.map(({ path }) => path).sort()).toEqual(
    [
      'age',
      'agreements',
      'email',
      'major',
      'name',
      'nationality',
      'nickname',
      'password',
      'phone',
      'ticket',
    ].sort(),
  )
  expect(new Set(fields.map(({ problem }) => problem))).toEqual(new Set(['required']))
})

it('stays short however much is wrong', () => {
  const value = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`${index}`.padStart(999), 1]))
  const fields = problemsOf(z.strictObject({}), value)
  expect(fields).toHaveLength(50)
  expect(fields[0]?.path).toHaveLength(200)
})
