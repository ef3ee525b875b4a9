import { basename } from 'node:path'
import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { playCase } from './playCase.ts'
import { caseFiles, readCases } from './readCases.ts'

describe.each(caseFiles().map((path) => [basename(path, '.yaml'), path]))(
  'cases at the plate %s',
  (_, path) => {
    const { plate, cases } = readCases(path)
    it.each(cases.map((one) => [one.id, one] as const))('%s comes out as it was read', (_id, one) => {
      const texts = Object.entries(one.expect ?? {}) as [Locale, string][]
      expect(texts.map(([locale]) => locale)).toEqual(expect.arrayContaining(['ko', 'en']))
      const { reportIn, notices, refused } = playCase(plate, one)
      expect(refused).toEqual([])
      expect(notices).toEqual(one.notices ?? [])
      for (const [locale, text] of texts) expect(reportIn(locale)).toBe(text.trimEnd())
    })
  },
)
