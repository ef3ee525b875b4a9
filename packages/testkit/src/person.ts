import { randomBytes } from 'node:crypto'
import type { Country, Major } from '@pandok/domain'

/** A person who could sign up: everything that `user-join` needs besides the ticket. */
export interface Person {
  email: string
  password: string
  nickname: string
  name: string
  phone: string
  age: number
  nationality: Country
  major: Major
  agreements: { terms: true; privacy: true; marketing?: boolean }
}

/** Returns a new person with a unique address, nickname and phone number. */
export function person(overrides: Partial<Person> = {}): Person {
  const unique = randomBytes(5).toString('hex')
  return {
    email: `reader-${unique}@example.org`,
    // The password satisfies the rules of both sign-up and «my page».
    password: `Reading-${unique}-A1`,
    nickname: unique,
    name: 'Kim Mina',
    phone: `010${Number.parseInt(unique.slice(0, 8), 16).toString().padStart(10, '0')}`,
    age: 34,
    nationality: 'KR',
    major: 'radiology',
    agreements: { terms: true, privacy: true },
    ...overrides,
  }
}

export const credentialsOf = ({ email, password }: Pick<Person, 'email' | 'password'>) => ({
  email,
  password,
})
