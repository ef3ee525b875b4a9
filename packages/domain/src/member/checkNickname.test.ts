import { describe, expect, it } from 'vitest'
import { checkNickname, nicknameKey } from './checkNickname.ts'

describe('checkNickname', () => {
  it.each(['미나', '열글자닉네임입니다요', 'Dr.Kim', 'ㅋ', '🩻판독', '❤️', '1️⃣', '👍🏽'.repeat(10)])(
    'allows %j',
    (nickname) => {
      expect(checkNickname(nickname)).toEqual({ ok: true })
    },
  )

  it.each([
    ['', 'nickname.required'],
    ['두 단어', 'nickname.spaces'],
    ['탭\t', 'nickname.spaces'],
    ['열한글자로된닉네임입니다', 'nickname.tooLong'],
    ['a\u200bb', 'nickname.invisible'],
    ['a\u202eb', 'nickname.invisible'],
    ['\u3164', 'nickname.invisible'],
    ['관리자\uffa0', 'nickname.invisible'],
    ['\u2800', 'nickname.invisible'],
    ['a\u034f', 'nickname.invisible'],
    ['admin\ufe0f', 'nickname.invisible'],
    [`e${'\u0301'.repeat(100)}`, 'nickname.tooLong'],
    ['\u1100'.repeat(101), 'nickname.tooLong'],
  ])('refuses %j because of %s', (nickname, reason) => {
    expect(checkNickname(nickname)).toEqual({ ok: false, reason })
  })
})

describe('nicknameKey', () => {
  it('is the same for nicknames that look alike', () => {
    expect(nicknameKey('Ｍina')).toBe(nicknameKey('mina'))
  })
})
