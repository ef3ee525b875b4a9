import { describe, expect, it } from 'vitest'
import { type ModuleFacts, moduleRights, moduleRules } from './moduleRights.ts'

const facts = (changes: Partial<ModuleFacts>): ModuleFacts => ({
  isMine: false,
  isDeleted: false,
  shared: false,
  library: null,
  isCopied: false,
  hasPaidLibrary: false,
  ...changes,
})

const allowed = (changes: Partial<ModuleFacts>) =>
  Object.entries(moduleRights(facts(changes)))
    .filter(([, isAllowed]) => isAllowed)
    .map(([right]) => right)

describe('what a member may do with a module', () => {
  it.each<[string, Partial<ModuleFacts>, string[]]>([
    ['one’s own', { isMine: true }, ['open', 'save', 'share', 'copy', 'delete']],
    ['one’s own in the trash', { isMine: true, isDeleted: true }, ['open', 'restore', 'purge']],
    [
      'one’s own in the paid library',
      { isMine: true, library: 'paid' },
      ['open', 'save', 'share', 'copy', 'delete'],
    ],
    ['another’s private one', {}, []],
    ['another’s shared one', { shared: true }, ['open', 'copy']],
    ['another’s shared one in their trash', { shared: true, isDeleted: true }, []],
    ['a shared one that is copied already', { shared: true, isCopied: true }, ['open']],
    ['one of the free library', { library: 'free' }, ['open', 'copy']],
    ['one of the paid library', { library: 'paid' }, []],
    ['one of the paid library that is also shared', { library: 'paid', shared: true }, []],
    ['one of the paid library, with a pass', { library: 'paid', hasPaidLibrary: true }, ['open', 'copy']],
  ])('%s', (_, changes, rights) => {
    expect(allowed(changes)).toEqual(rights)
  })

  it('is locked only if a pass would unlock it', () => {
    expect(moduleRules.isLocked(facts({ library: 'paid' }))).toBe(true)
    expect(moduleRules.isLocked(facts({ library: 'paid', hasPaidLibrary: true }))).toBe(false)
    expect(moduleRules.isLocked(facts({ library: 'free' }))).toBe(false)
  })
})
