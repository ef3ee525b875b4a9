import { LOCALES } from '@pandok/domain'
import { userFindEmail, userJoin, userWithdraw } from '@pandok/protocol'
import { beforeEach, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { ageOf } from '../fields/ageOf.ts'
import { phoneOf } from '../fields/phoneOf.ts'
import { addressShape } from '../my-page/addressPlan.ts'
import { matchesSchema } from './matchesSchema.ts'

beforeEach(() => textStore.show('en'))

const { shape } = userJoin.param
const say = (check: ReturnType<typeof matchesSchema>, value: string | boolean) =>
  check(value, {}, textStore.read())

it.each([
  [matchesSchema(shape.email), 'mina@', 'The email address is not valid.'],
  [matchesSchema(shape.email), '', 'This field is required.'],
  [matchesSchema(userFindEmail.param.shape.phone), '', 'This field is required.'],
  [matchesSchema(shape.name), '  ', 'Name is required'],
  [matchesSchema(shape.name), 'x'.repeat(51), 'Enter at most 50 characters.'],
  [matchesSchema(shape.nickname), '', 'Enter a nickname.'],
  [matchesSchema(shape.age, ageOf), '', 'This field is required.'],
  [matchesSchema(shape.age, ageOf), '13', 'Enter an age from 14 to 120.'],
  [matchesSchema(shape.age, ageOf), 'old', 'Enter an age from 14 to 120.'],
  [matchesSchema(shape.nationality), '', 'Choose one of the options.'],
  [matchesSchema(shape.agreements.shape.terms), false, 'Please accept the required terms.'],
  [matchesSchema(userWithdraw.param.shape.password), '', 'This field is required.'],
  [matchesSchema(userWithdraw.param.shape.reason), 'x'.repeat(501), 'Enter at most 500 characters.'],
  [
    matchesSchema(userFindEmail.param.shape.phone, phoneOf),
    '010-123',
    'Enter a mobile number of 8 to 15 digits. Hyphens are fine.',
  ],
  [matchesSchema(addressShape.zonecode), '!', 'Please check the postal code.'],
] as const)('says the sentence of what the contract refuses: %#', (check, value, sentence) => {
  expect(say(check, value)).toBe(sentence)
})

it('returns nothing for what the contract accepts', () => {
  expect(say(matchesSchema(shape.age, ageOf), '３８')).toBeUndefined()
  expect(say(matchesSchema(shape.email), ' Mina@Example.com ')).toBeUndefined()
  expect(say(matchesSchema(userWithdraw.param.shape.reason), '')).toBeUndefined()
})

it.each(LOCALES)(
  'states in %s how many digits a phone number has, and accepts its hyphens',
  async (locale) => {
    await textStore.show(locale)
    const check = matchesSchema(shape.phone, phoneOf)
    expect(say(check, '010-123')).toMatch(/\b8\b.*\b15\b/u)
    expect(say(check, '010-1234-5678')).toBeUndefined()
  },
)
