import { hasInvisible, nameKey } from '../name/name.ts'
import { allow, refuse, type Verdict } from '../verdict.ts'
import { countCharacters } from './countCharacters.ts'
import { NICKNAME_MAX_CHARACTERS } from './limits.ts'

export type NicknameRefusal =
  | 'nickname.required'
  | 'nickname.spaces'
  | 'nickname.tooLong'
  | 'nickname.invisible'

export function checkNickname(nickname: string): Verdict<NicknameRefusal> {
  if (nickname === '') return refuse('nickname.required')
  if (/\s/u.test(nickname)) return refuse('nickname.spaces')
  if (hasInvisible(nickname)) return refuse('nickname.invisible')
  if (countCharacters(nickname) > NICKNAME_MAX_CHARACTERS) return refuse('nickname.tooLong')
  return allow()
}

/** Returns the key for comparing nicknames: «Mina», «mina» and the full-width form look like one name. */
export const nicknameKey = nameKey
