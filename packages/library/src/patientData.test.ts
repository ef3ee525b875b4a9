import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findPatientData } from '@pandok/domain'
import { expect, it } from 'vitest'

const data = join(import.meta.dirname, '..', 'data')

it('the check before sharing finds no patient data in the library', async () => {
  const suspected: string[] = []
  for (const kind of ['modules', 'plates']) {
    for (const name of await readdir(join(data, kind))) {
      const content = await readFile(join(data, kind, name), 'utf8')
      for (const { start, end } of findPatientData(content)) {
        suspected.push(`${name}: ${content.slice(start, end)}`)
      }
    }
  }
  expect(suspected).toEqual([])
})
