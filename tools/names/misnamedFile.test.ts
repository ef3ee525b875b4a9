import { describe, expect, it } from 'vitest'
import { misnamedFile } from './misnamedFile.ts'

describe('misnamedFile', () => {
  it.each([
    ['a/spacingOf.ts', 'export function spacingOf() {}'],
    ['a/Board.tsx', 'export function Board() { return <p /> }'],
    ['a/memberRepository.ts', 'export interface Members {}\nexport const createMemberRepository = () => 1'],
    ['actions/user/login.ts', 'export const userLogin = 1'],
    ['a/rateLimitTable.ts', 'export const RATE_LIMITS = {}'],
    ['a/condition.ts', 'export const readCondition = 1\nexport const writeCondition = 2'],
    ['a/Term.ts', 'export interface Term {}\nexport type Other = string'],
    ['a/Term.ts', 'export interface Term {}\nexport const termsFile = 1'],
    ['a/cli.ts', 'export const anything = 1'],
    ['a/spacing.test.ts', 'export const helper = 1'],
  ])('accepts %s', (path, source) => {
    expect(misnamedFile(path, source)).toBeUndefined()
  })

  it('refuses a file whose one value is called otherwise', () => {
    expect(misnamedFile('a/spacing.ts', 'export const spacingOf = 1')).toBe(
      'a/spacing.ts: a file is named as its main export, which is spacingOf',
    )
    expect(misnamedFile('a/views.ts', 'export interface Painted {}\nexport class ChipPainter {}')).toContain(
      'ChipPainter',
    )
  })
})
