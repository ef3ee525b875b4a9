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
  it('is in the file that its name gives, or is its verb of a kind of document', () => {
    const [area = '', verb = ''] = method.split('-')
    const isOfKind = documentContracts[area]?.[verb] === contract
    expect(isOfKind || existsSync(new URL(`./${area}/${verb}.ts`, import.meta.url))).toBe(true)
  })

  it('declares only codes of the table', () => {
    expect(contract.errors.filter((code) => !Object.hasOwn(ERRORS, code))).toEqual([])
  })

  it('refuses unknown fields', () => {
    const issues = contract.param.safeParse({ surprise: 1, __proto__: { a: 1 } }).error?.issues ?? []
    expect(JSON.stringify(issues)).toContain('surprise')
  })
})
