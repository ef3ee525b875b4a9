import { randomInt } from 'node:crypto'
import type { Role } from '@pandok/domain'
import type { Services } from '#rpc/Services.ts'

interface NewAccount {
  email: string
  password: string
  role: Role
  name: string
}

const NICKNAME_TRIES = 20

/** Makes an account for an operator: its address is not verified, and its owner fills in the rest on my page. */
export async function createAccount(
  { newId, now, passwords, repositories }: Services,
  { email, password, role, name }: NewAccount,
): Promise<void> {
  const passwordHash = await passwords.hash(password)
  const id = newId('mem')
  for (let attempt = 0; attempt < NICKNAME_TRIES; attempt += 1) {
    const word = role === 'admin' ? 'admin' : 'member'
    const nickname = attempt === 0 ? word : `${word}${randomInt(1000, 10_000)}`
    const verdict = await repositories.members.insert(
      {
        id,
        email,
        passwordHash,
        role,
        nickname,
        name,
        phone: '01000000000',
        age: 30,
        nationality: 'KR',
        major: 'radiology',
        locale: 'ko',
        marketing: false,
      },
      now(),
    )
    if (verdict.ok) return
    if (verdict.reason === 'email.taken') throw new Error('There is an account with that address already.')
  }
  throw new Error('No free nickname was found.')
}
