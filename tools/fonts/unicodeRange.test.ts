import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRepository } from '../build/repository.mjs'
import { publicLetters } from './publicLetters.ts'
import { lettersIn, unicodeRange } from './unicodeRange.ts'

/** Each missing letter may cost the reader another file of the whole font. */
const MISSING_MAX = 12

describe('the Korean face', () => {
  it('lists its letters in ranges, and is read back as the same letters', () => {
    expect(unicodeRange(['a', 'b', 'c', '가', '나'])).toBe('U+61-63, U+AC00, U+B098')
    expect([...lettersIn('U+61-63, U+AC00')]).toEqual(['a', 'b', 'c', '가'])
  })

  it('has the letters of the public pages (if not: node --import tsx tools/fonts/cli.ts)', async () => {
    const css = readFileSync(inRepository('apps', 'web', 'src', 'platform', 'faces', 'korean.css'), 'utf8')
    const present = lettersIn(/unicode-range:\s*([^;]+);/u.exec(css)?.[1] ?? '')
    const missing = (await publicLetters()).filter((letter) => !present.has(letter))
    expect(missing.length, missing.join('')).toBeLessThanOrEqual(MISSING_MAX)
  })
})
