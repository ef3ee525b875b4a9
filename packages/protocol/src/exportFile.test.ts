import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { exportFile } from './exportFile.ts'

/** These are files as users have them: one of each version, never changed. */
const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'))

it.each(['export-v1', 'export-v1-plates'])('a file of version 1 opens as it was written: %s', (name) => {
  const file = fixture(name)
  expect(exportFile.parse(file)).toEqual(file)
})

it('a file of a later version is refused, and so is one of another program', () => {
  const file = fixture('export-v1')
  const problems = (changes: object) =>
    exportFile.safeParse({ ...file, ...changes }).error?.issues.map(({ message }) => message)
  expect(problems({ version: 2 })).toEqual(['file.version'])
  expect(problems({ format: 'fhir' })).toEqual(['file.format'])
})
