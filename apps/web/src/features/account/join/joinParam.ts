import type { ParamInput, userJoin } from '@pandok/protocol'
import type { Proof } from '../code/Proof.ts'
import { ageOf } from '../fields/ageOf.ts'
import { phoneOf } from '../fields/phoneOf.ts'
import type { JoinForm } from './useJoinForm.ts'

type JoinParam = ParamInput<typeof userJoin>

/** Converts what was typed to the contract's shape. The server validates all of it again. */
export function joinParam(form: JoinForm, proof: Proof, joinTicket: string | null): JoinParam {
  const typed = (name: Parameters<JoinForm['read']>[0]) => String(form.read(name))
  return {
    ticket: proof.ticket,
    email: proof.email,
    ...(joinTicket === null ? {} : { joinTicket }),
    password: typed('password'),
    nickname: typed('nickname'),
    name: typed('name'),
    phone: phoneOf(typed('phone')),
    age: ageOf(typed('age')) ?? 0,
    nationality: typed('nationality') as JoinParam['nationality'],
    major: typed('major') as JoinParam['major'],
    agreements: { terms: true, privacy: true, marketing: form.read('marketing') === true },
  }
}
