import * as actions from './actions.ts'

type Actions = typeof actions

export type Contracts = { [Name in keyof Actions as Actions[Name]['method']]: Actions[Name] }

export type Method = keyof Contracts

/** All contracts by wire name. Names must be looked up with `Object.hasOwn`, because callers may send `__proto__`. */
export const contracts = Object.fromEntries(
  Object.values(actions).map((contract) => [contract.method, contract]),
) as Contracts
