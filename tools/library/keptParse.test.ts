import { readdirSync, writeFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '../build/temporaryFolder.ts'
import { keptParse } from './keptParse.ts'

const plain = (text: string) => ({ text, sizes: ['5.0', 7, null] })

it('gives again what was parsed, without parsing it', () => {
  const folder = temporaryFolder()
  const parse = vi.fn(plain)
  expect(keptParse('a', parse, folder)).toEqual(plain('a'))
  expect(keptParse('a', parse, folder)).toEqual(plain('a'))
  expect(parse).toHaveBeenCalledOnce()
})

it('parses what is another text, or is parsed in another way', () => {
  const folder = temporaryFolder()
  expect(keptParse('a', (text) => text.length, folder)).toBe(1)
  expect(keptParse('a', (text) => text.toUpperCase(), folder)).toBe('A')
  expect(keptParse('ab', (text) => text.length, folder)).toBe(2)
})

it('parses again what was kept and is broken', () => {
  const folder = temporaryFolder()
  keptParse('a', plain, folder)
  for (const name of readdirSync(folder)) writeFileSync(`${folder}/${name}`, '{')
  expect(keptParse('a', plain, folder)).toEqual(plain('a'))
})
