import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { KNOWN_RULES, LIBRARY } from './libraryFacts.ts'

const DATA = resolve(import.meta.dirname, '../../../../../../packages/library/data')

const filesIn = (folder: string): { id: string; isDraft?: boolean }[] =>
  readdirSync(`${DATA}/${folder}`)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => parse(readFileSync(`${DATA}/${folder}/${name}`, 'utf8')))

const published = filesIn('modules').filter(({ isDraft }) => !isDraft)

it('the introduction counts as many modules and plates as the library publishes', () => {
  expect(LIBRARY).toEqual({ modules: published.length, plates: filesIn('plates').length })
})

it('the introduction names only rules that the library publishes', () => {
  const ids = new Set(published.map(({ id }) => id))
  expect(Object.keys(KNOWN_RULES).filter((id) => !ids.has(id))).toEqual([])
})
