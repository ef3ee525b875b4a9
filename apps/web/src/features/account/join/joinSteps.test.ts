import { expect, it } from 'vitest'
import { member } from '#testkit/member.ts'
import { JOIN_START, type JoinEvent, type JoinState, joinSteps } from './joinSteps.ts'

const proof = { email: 'mina@example.com', ticket: 'ticket-1' }

const after = (events: readonly JoinEvent[], from: JoinState = JOIN_START) => events.reduce(joinSteps, from)

it('leads through agreements, e-mail, password and details', () => {
  const steps: string[] = []
  let state = JOIN_START
  for (const event of [
    { type: 'next' },
    { type: 'proven', proof },
    { type: 'next' },
  ] as const satisfies JoinEvent[]) {
    steps.push(state.step)
    state = joinSteps(state, event)
  }
  expect([...steps, state.step]).toEqual(['agreements', 'email', 'password', 'profile'])
})

it('does not leave the e-mail step without a verified address', () => {
  expect(after([{ type: 'next' }, { type: 'next' }]).step).toBe('email')
})

it('keeps the verified address when the visitor goes back and forth', () => {
  const state = after([{ type: 'next' }, { type: 'proven', proof }, { type: 'back' }, { type: 'back' }])
  expect(state).toMatchObject({ step: 'agreements', proof })
  expect(after([{ type: 'next' }, { type: 'next' }], state).step).toBe('password')
})

it('asks for another verification when the visitor wants another address', () => {
  const state = after([{ type: 'next' }, { type: 'proven', proof }, { type: 'back' }, { type: 'unproven' }])
  expect(state).toMatchObject({ step: 'email', proof: null })
  expect(joinSteps(state, { type: 'next' }).step).toBe('email')
})

it('returns to the e-mail step with the reason when the ticket has expired', () => {
  const filled = after([{ type: 'next' }, { type: 'proven', proof }, { type: 'next' }])
  const state = joinSteps(filled, { type: 'refused', notice: 'ticket.expired' })
  expect(state).toEqual({ step: 'email', proof: null, notice: 'ticket.expired', member: null })
  expect(joinSteps(state, { type: 'proven', proof }).notice).toBeNull()
})

it('can not step back before the first step', () => {
  expect(after([{ type: 'back' }])).toEqual(JOIN_START)
})

it('ends with the member, and ignores later events', () => {
  const done = after([{ type: 'next' }, { type: 'joined', member: member.user }])
  expect(after([{ type: 'back' }, { type: 'refused', notice: 'ticket.expired' }], done)).toBe(done)
})
