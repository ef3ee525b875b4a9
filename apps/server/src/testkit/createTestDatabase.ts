import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { administer } from './administer.ts'
import type {} from './provideDatabase.ts'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** Makes a migrated database as a copy of the template, meant for one test file each. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateDatabaseUrl'))
  const name = `${template.pathname.slice(1)}_${randomBytes(6).toString('hex')}`
  const admin = inject('adminDatabaseUrl')
  // The default writes every page of the copy to the journal as well: twice the processor time for what is dropped soon.
  const source = `template ${template.pathname.slice(1)} strategy file_copy`
  await administer(admin, `create database ${name} ${source}`)
  const url = new URL(template)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async drop() {
      await administer(admin, `drop database if exists ${name} with (force)`)
    },
  }
}
