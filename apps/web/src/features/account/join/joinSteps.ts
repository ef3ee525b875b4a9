import type { User } from '@pandok/protocol'
import type { Proof } from '../code/Proof.ts'

export const JOIN_STEPS = ['agreements', 'email', 'password', 'profile'] as const

export type JoinStep = (typeof JOIN_STEPS)[number]

/** The state of the sign-up. What was typed is in the form, so changing steps can't lose it. */
export interface JoinState {
  step: JoinStep
  /** The verified address with its ticket, if there is one. */
  proof: Proof | null
  /** The reason why the visitor was sent back to an earlier step. */
  notice: 'ticket.expired' | 'email.taken' | null
  /** The new member, once the account exists. */
  member: User | null
}

export type JoinEvent =
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'proven'; proof: Proof }
  /** The visitor chose to use another address. */
  | { type: 'unproven' }
  /** The ticket has expired, or the address already has an account. */
  | { type: 'refused'; notice: 'ticket.expired' | 'email.taken' }
  | { type: 'joined'; member: User }

export const JOIN_START: JoinState = { step: 'agreements', proof: null, notice: null, member: null }

export function joinSteps(state: JoinState, event: JoinEvent): JoinState {
  if (state.member) return state
  switch (event.type) {
    case 'next':
      return moveTo(state, JOIN_STEPS[JOIN_STEPS.indexOf(state.step) + 1])
    case 'back':
      return moveTo(state, JOIN_STEPS[JOIN_STEPS.indexOf(state.step) - 1])
    case 'proven':
      return { ...state, step: 'password', proof: event.proof, notice: null }
    case 'unproven':
      return { ...state, proof: null, notice: null }
    case 'refused':
      return { ...state, step: 'email', proof: null, notice: event.notice }
    case 'joined':
      return { ...state, member: event.member, notice: null }
  }
}

/** The steps after the e-mail step require a verified address. */
function moveTo(state: JoinState, step: JoinStep | undefined): JoinState {
  if (!step || (needsProof(step) && !state.proof)) return state
  return { ...state, step, notice: null }
}

const needsProof = (step: JoinStep) => step === 'password' || step === 'profile'
