import { randomBytes } from 'node:crypto'
import { type ModuleDocument, moduleCreate, moduleShare, type ParamInput } from '@pandok/protocol'
import type { Caller } from './createCaller.ts'

export type ModuleParam = ParamInput<typeof moduleCreate>

export interface Modules {
  /** Makes a module through the actions. */
  module: (as: { authToken: string }, overrides?: Partial<ModuleParam>) => Promise<ModuleDocument>
  sharedModule: (as: { authToken: string }, overrides?: Partial<ModuleParam>) => Promise<ModuleDocument>
}

/** A small definition that the engine accepts. */
export const definitionSaying = (sentence: string) => ({
  outputs: [{ id: 'finding', section: 'findings', body: { ko: [sentence], en: [sentence] } }],
})

export function createModules({ mustCall }: Caller): Modules {
  const module: Modules['module'] = async (as, overrides = {}) => {
    const name = `모듈 ${randomBytes(4).toString('hex')}`
    const param = { name, definition: definitionSaying('정상입니다.'), ...overrides }
    return (await mustCall(moduleCreate, param, { as })).module
  }
  return {
    module,
    async sharedModule(as, overrides) {
      const made = await module(as, overrides)
      const { module: item } = await mustCall(moduleShare, { id: made.id, shared: true }, { as })
      return { ...made, ...item }
    },
  }
}
