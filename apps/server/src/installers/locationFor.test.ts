import { expect, it } from 'vitest'
import { locationFor } from './locationFor.ts'

const production = { kind: 'folder', path: '/production' } as const
const test = { kind: 'folder', path: '/test' } as const
const productionHosts = ['pandok.example', 'Hospital.Example:8443']

it.each([
  'pandok.example',
  'PANDOK.example',
  'pandok.example:3000',
  'pandok.example.',
  'hospital.example:8443',
])('%s is offered the production installer', (host) =>
  expect(locationFor({ production, test, productionHosts }, host)).toBe(production),
)

it.each([
  'www.pandok.example',
  'pandok.example.evil.example',
  'evil-pandok.example',
  'hospital.example',
  'hospital.example:443',
  '127.0.0.1:3000',
  '',
])('%j is offered the test one', (host) =>
  expect(locationFor({ production, test, productionHosts }, host)).toBe(test),
)

it('where a location is missing nothing takes its place', () => {
  expect(locationFor({ production: null, test, productionHosts }, 'pandok.example')).toBeNull()
  expect(locationFor({ production, test: null, productionHosts }, 'localhost')).toBeNull()
})
