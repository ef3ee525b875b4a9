import { LOCALES } from '@pandok/domain'
import { userFindEmail, userJoin, userWithdraw } from '@pandok/protocol'
import { beforeEach, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { ageOf } from '../fields/ageOf.ts'
import { phoneOf } from '../fields/phoneOf.ts'
import { addressShape } from '../my-page/addressPlan.ts'
import { fits } from './fits.ts'

beforeEach(() => textStore.show('en'))

const { shape } = userJoin.param
const say = (check: ReturnType<typeof fits>, value: string | boolean) => check(value, {}, textStore.read())

it.each([
  [fits(shape.email), 'mina@', 'The email address is not valid.'],
  [fits(shape.email), '', 'This field is required.'],
  [fits(userFindEmail.param.shape.phone), '', 'This field is required.'],
  [fits(shape.name), '  ', 'Name is required'],
  [fits(shape.name), 'x'.repeat(51), 'Enter at most 50 characters.'],
  [fits(shape.nickname), '', 'Enter a nickname.'],
  [fits(shape.age, ageOf), '', 'This field is required.'],
  [fits(shape.age, ageOf), '13', 'Enter an age from 14 to 120.'],
  [fits(shape.age, ageOf), 'old', 'Enter an age from 14 to 120.'],
  [fits(shape.nationality), '', 'Choose one of the options.'],
  [fits(shape.agreements.shape.terms), false, 'Please accept the required terms.'],
  [fits(userWithdraw.param.shape.password), '', 'This field is required.'],
  [fits(userWithdraw.param.shape.reason), 'x'.repeat(501), 'Enter at most 500 characters.'],
  [
    fits(userFindEmail.param.shape.phone, phoneOf),
    '010-123',
    'Enter a mobile number of 8 to 15 digits. Hyphens are fine.',
  ],
  [fits(addressShape.zonecode), '!', 'Please check the postal code.'],
] as const)('says the sentence of what the contract refuses: %#', (check, value, sentence) => {
  expect(say(check, value)).toBe(sentence)
})

it('returns nothing for what the contract accepts', () => {
  expect(say(fits(shape.age, ageOf), '３８')).toBeUndefined()
  expect(say(fits(shape.email), ' Mina@Example.com ')).toBeUndefined()
  expect(say(fits(userWithdraw.param.shape.reason), '')).toBeUndefined()
})

it.each(LOCALES)(
  'states in %s how many digits a phone number has, and accepts its hyphens',
  async (locale) => {
    await textStore.show(locale)
    const check = fits(shape.phone, phoneOf)
    expect(say(check, '010-123')).toMatch(/\b8\b.*\b15\b/u)
    expect(say(check, '010-1234-5678')).toBeUndefined()
  },
)
