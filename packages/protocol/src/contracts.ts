import * as actions from './actions.ts'

type Actions = typeof actions

export type Contracts = { [Name in keyof Actions as Actions[Name]['method']]: Actions[Name] }

export type Method = keyof Contracts

/** Every action there is, by its wire name. Look names up with `Object.hasOwn`: callers send `__proto__` too. */
export const contracts = Object.fromEntries(
  Object.values(actions).map((contract) => [contract.method, contract]),
) as Contracts
