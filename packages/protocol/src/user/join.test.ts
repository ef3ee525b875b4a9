import { describe, expect, it } from 'vitest'
import { userJoin } from './join.ts'

const valid = {
  ticket: 'ticket',
  email: ' Mina@Example.com',
  password: 'abcd123!',
  nickname: '미나',
  name: ' 김  미나 ',
  phone: '01012345678',
  age: 34,
  nationality: 'KR',
  major: 'radiology',
  agreements: { terms: true, privacy: true },
} as const

const problemsOf = (change: object) =>
  (userJoin.param.safeParse({ ...valid, ...change }).error?.issues ?? []).map((issue) => [
    issue.path.join('.'),
    issue.message,
  ])

describe('user-userJoin', () => {
  it('normalizes before comparing', () => {
    expect(userJoin.param.parse(valid)).toMatchObject({ email: 'mina@example.com', name: '김 미나' })
  })

  it('accepts the joiners of Persian and Indian names', () => {
    expect(problemsOf({ name: 'علی\u200cرضا' })).toEqual([])
  })

  it.each([
    [{ email: 'mina' }, ['email', 'email.format']],
    [{ password: 'short1!' }, ['password', 'password.format']],
    [{ nickname: '두 단어' }, ['nickname', 'nickname.spaces']],
    [{ name: '   ' }, ['name', 'name.required']],
    [{ name: '\u200d' }, ['name', 'name.required']],
    [{ name: '김\u3164미나' }, ['name', 'format']],
    [{ name: 'Mina \u202eniM' }, ['name', 'format']],
    [{ phone: '010-1234-5678' }, ['phone', 'phone.format']],
    [{ age: 13 }, ['age', 'age.range']],
    [{ agreements: { terms: true, privacy: false } }, ['agreements.privacy', 'agreement.required']],
  ])('answers %j with its problem', (change, problem) => {
    expect(problemsOf(change)).toEqual([problem])
  })
})
