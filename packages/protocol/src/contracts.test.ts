import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contracts } from './contracts.ts'
import { ERRORS } from './errors.ts'
import { moduleContracts } from './module/moduleContracts.ts'
import { plateContracts } from './plate/plateContracts.ts'

const documentContracts: Record<string, Record<string, unknown>> = {
  plate: plateContracts,
  module: moduleContracts,
}

describe.each(Object.entries(contracts))('%s', (method, contract) => {
  it('lies in the file that its name tells, or is its verb of a kind of document', () => {
    const [area = '', verb = ''] = method.split('-')
    const isOfKind = documentContracts[area]?.[verb] === contract
    expect(isOfKind || existsSync(new URL(`./${area}/${verb}.ts`, import.meta.url))).toBe(true)
  })

  it('declares codes of the table only', () => {
    expect(contract.errors.filter((code) => !Object.hasOwn(ERRORS, code))).toEqual([])
  })

  it('refuses fields that it does not know', () => {
    const issues = contract.param.safeParse({ surprise: 1, __proto__: { a: 1 } }).error?.issues ?? []
    expect(JSON.stringify(issues)).toContain('surprise')
  })
})
