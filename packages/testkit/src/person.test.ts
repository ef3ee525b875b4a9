import { userJoin } from '@pandok/protocol'
import { expect, it } from 'vitest'
import { person } from './person.ts'

it('makes people who may sign up, each with an address, nickname and phone of their own', () => {
  const people = Array.from({ length: 500 }, () => person())
  for (const somebody of people)
    expect(userJoin.param.parse({ ...somebody, ticket: 't' })).toMatchObject(somebody)
  for (const unique of ['email', 'nickname', 'phone'] as const) {
    expect(new Set(people.map((somebody) => somebody[unique])).size).toBe(people.length)
  }
})
