import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { replaceFolder } from './replaceFolder.mjs'
import { temporaryFolder, writeIn } from './temporaryFolder.ts'

describe('replaceFolder', () => {
  it('puts the new folder in the place of the old one, with nothing of the old left in it', async () => {
    const dist = temporaryFolder({ 'web/old.js': 'old' })
    await replaceFolder(join(dist, 'web'), async (aside) => writeIn(aside, 'new.js', 'new'))
    expect(readdirSync(dist)).toEqual(['web'])
    expect(readdirSync(join(dist, 'web'))).toEqual(['new.js'])
  })

  it('makes a folder that was not there', async () => {
    const dist = join(temporaryFolder(), 'dist')
    await replaceFolder(join(dist, 'web'), async (aside) => void mkdirSync(aside))
    expect(readdirSync(dist)).toEqual(['web'])
  })

  it('keeps the old folder as it was when the new one cannot be made', async () => {
    const dist = temporaryFolder({ 'web/old.js': 'old' })
    const failing = replaceFolder(join(dist, 'web'), async (aside) => {
      writeIn(aside, 'half.js', 'half')
      throw new Error('broken source')
    })
    await expect(failing).rejects.toThrow('broken source')
    expect(readdirSync(dist)).toEqual(['web'])
    expect(readFileSync(join(dist, 'web/old.js'), 'utf8')).toBe('old')
  })
})
