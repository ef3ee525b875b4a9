import { expect, it } from 'vitest'
import { createScriptGate } from './allowScript.ts'

it('allows only the last allowed address, and creates only one policy', () => {
  const policies: ((url: string) => string | null)[] = []
  const allow = createScriptGate({
    createPolicy: (_name, { createScriptURL }) => policies.push(createScriptURL),
  })
  allow('https://gateway.example/v2/standard')
  allow('http://127.0.0.1:4000/v2/standard.js')
  expect(policies).toHaveLength(1)
  expect(policies[0]?.('http://127.0.0.1:4000/v2/standard.js')).toBe('http://127.0.0.1:4000/v2/standard.js')
  expect(policies[0]?.('https://gateway.example/v2/standard')).toBeNull()
  expect(policies[0]?.('https://evil.example/x.js')).toBeNull()
})

it('does nothing if the browser has no trusted types', () => {
  expect(() => createScriptGate(undefined)('https://gateway.example/v2/standard')).not.toThrow()
})
