import { describe, expect, it } from 'vitest'
import { entitlementOf } from '../entitlements.ts'
import { type PlateFacts, plateRights, plateRules } from './plateRights.ts'

const facts = (changes: Partial<PlateFacts>): PlateFacts => ({
  isMine: false,
  isDeleted: false,
  shared: false,
  library: null,
  isCopied: false,
  place: null,
  earlierInPlace: 0,
  entitlement: entitlementOf('free'),
  ...changes,
})

const allowed = (changes: Partial<PlateFacts>) =>
  Object.entries(plateRights(facts(changes)))
    .filter(([, isAllowed]) => isAllowed)
    .map(([right]) => right)

const { canChange, canCopy, canOpen, canShare, isLocked } = plateRules

const basic = entitlementOf('basic')

describe('what a member may do with a plate', () => {
  it.each<[string, Partial<PlateFacts>, string[]]>([
    ['one’s own', { isMine: true }, ['open', 'save', 'share', 'copy', 'delete']],
    ['one’s own, shared', { isMine: true, shared: true }, ['open', 'save', 'share', 'copy', 'delete']],
    ['one’s own in the trash', { isMine: true, isDeleted: true }, ['open', 'restore', 'purge']],
    [
      'one’s own in the paid library',
      { isMine: true, library: 'paid' },
      ['open', 'save', 'share', 'copy', 'delete'],
    ],
    ['one’s own from the free library', { isMine: true, place: 'free' }, ['open', 'save', 'copy', 'delete']],
    [
      'one’s own from the free library, beyond the places',
      { isMine: true, place: 'free', earlierInPlace: 3 },
      ['open', 'save', 'copy', 'delete'],
    ],
    ['one’s own from the paid library, without a pass', { isMine: true, place: 'paid' }, ['delete']],
    [
      'one’s own from the paid library in the trash, without a pass',
      { isMine: true, place: 'paid', isDeleted: true },
      ['restore', 'purge'],
    ],
    [
      'one’s own from the paid library, the last that has a place',
      { isMine: true, place: 'paid', earlierInPlace: 1, entitlement: basic },
      ['open', 'save', 'copy', 'delete'],
    ],
    [
      'one’s own from the paid library, the first without a place',
      { isMine: true, place: 'paid', earlierInPlace: 2, entitlement: basic },
      ['delete'],
    ],
    ['another’s private one', {}, []],
    ['another’s shared one', { shared: true }, ['open', 'copy']],
    ['another’s shared one in their trash', { shared: true, isDeleted: true }, []],
    ['a shared one that is copied already', { shared: true, isCopied: true }, ['open']],
    ['one of the free library', { library: 'free' }, ['open', 'copy']],
    ['one of the paid library', { library: 'paid' }, []],
    ['one of the paid library that is also shared', { library: 'paid', shared: true }, []],
    ['one of the paid library, with a pass', { library: 'paid', entitlement: basic }, ['open', 'copy']],
  ])('%s', (_, changes, rights) => {
    expect(allowed(changes)).toEqual(rights)
  })

  it('is refused as locked if a pass would unlock it, and as absent otherwise', () => {
    const lockedOwn = facts({ isMine: true, place: 'paid' })
    for (const rule of [canOpen, canCopy, canChange, canShare]) {
      expect(rule(lockedOwn)).toEqual({ ok: false, reason: 'locked' })
      expect(rule(facts({}))).toEqual({ ok: false, reason: 'absent' })
    }
    expect(canOpen(facts({ library: 'paid' }))).toEqual({ ok: false, reason: 'locked' })
    expect(canChange(facts({ library: 'paid' }))).toEqual({ ok: false, reason: 'absent' })
    expect(canShare(facts({ isMine: true, place: 'free' }))).toEqual({ ok: false, reason: 'library' })
    expect(canCopy(facts({ library: 'paid', isCopied: true }))).toEqual({ ok: false, reason: 'locked' })
  })

  it('is locked only if a place is missing', () => {
    expect(isLocked(facts({ library: 'paid' }))).toBe(true)
    expect(isLocked(facts({ library: 'paid', entitlement: basic }))).toBe(false)
    expect(isLocked(facts({ library: 'free' }))).toBe(false)
    expect(isLocked(facts({ isMine: true, library: 'paid' }))).toBe(false)
  })
})
