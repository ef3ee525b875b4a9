import type { ActionContract } from './defineAction.ts'
import * as face from './index.ts'

type Face = typeof face
type ContractName = { [Name in keyof Face]: Face[Name] extends ActionContract ? Name : never }[keyof Face]

export type Contracts = { [Name in ContractName as Face[Name]['method']]: Face[Name] }

export type Method = keyof Contracts

const isContract = (value: unknown): value is ActionContract =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value

/**
 * Every contract that the package offers, by wire name. Names must be looked up with `Object.hasOwn`, because callers may
 * send `__proto__`.
 */
export const contracts = Object.fromEntries(
  Object.values<unknown>(face)
    .filter(isContract)
    .map((contract) => [contract.method, contract]),
) as Contracts
