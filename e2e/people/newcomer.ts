import { randomBytes } from 'node:crypto'

/** A visitor who isn't a member yet, with an address, nickname and number that no other test uses. */
export interface Newcomer {
  email: string
  password: string
  nickname: string
  name: string
  phone: string
  age: string
}

export function newcomer(): Newcomer {
  const mark = randomBytes(4).toString('hex')
  return {
    email: `reader-${mark}@example.com`,
    password: `Reading-${mark}!1A`,
    nickname: `독자${mark}`,
    name: '김미나',
    phone: `010${Number.parseInt(mark, 16).toString().padStart(10, '0').slice(-8)}`,
    age: '34',
  }
}
