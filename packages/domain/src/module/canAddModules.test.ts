import { expect, it } from 'vitest'
import { canAddModules } from './canAddModules.ts'

it.each([
  [{ live: 999, trashed: 1000 }, 1, { ok: true }],
  [{ live: 1000, trashed: 0 }, 1, { ok: false, reason: 'module.limit' }],
  [{ live: 801, trashed: 0 }, 200, { ok: false, reason: 'module.limit' }],
  [{ live: 0, trashed: 2000 }, 1, { ok: false, reason: 'trash.full' }],
  [{ live: 0, trashed: 1999 }, 1, { ok: true }],
])('with %j, %i more are allowed or not', (counts, added, verdict) => {
  expect(canAddModules(counts, added)).toEqual(verdict)
})
