import {
  plateCopy,
  plateCreate,
  plateDelete,
  plateExport,
  plateGet,
  plateImport,
  plateList,
  plateRestore,
  plateSave,
  plateShare,
  userInfo,
} from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#testkit/createCaller.ts'
import type { TestMember } from '#testkit/createPeople.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const LIMIT = {
  ok: false,
  code: 'PLATE_LIMIT',
  reason: { problem: 'plate.limit.free', values: { max: 5 } },
}
const NO_PLACE = { ok: false, code: 'LIBRARY_LIMIT', reason: {} }
const LOCKED = { ok: false, code: 'LIBRARY_LIMIT', reason: { problem: 'library.locked' } }

async function memberWithPlates(count: number) {
  const member = await server.member()
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) ids.push((await server.plate(member)).id)
  return { member, ids }
}

const total = async (as: TestMember) => (await server.mustCall(plateList, {}, { as })).total

const entitlement = async (as: TestMember) => (await server.mustCall(userInfo, {}, { as })).entitlement

/** Each on a connection of its own, all at once. */
async function expectThrough<T>(calls: Promise<Answer<T>>[], allowed: number, refusal: object) {
  const answers = await Promise.all(calls)
  expect(answers.filter(({ ok }) => ok)).toHaveLength(allowed)
  for (const answer of answers) if (!answer.ok) expect(answer).toEqual(refusal)
}

describe('the number of plates that a tier allows', () => {
  it.each([
    [3, 2],
    [4, 1],
    [5, 0],
  ])('with %i plates lets %i of 4 through that are made at once', async (before, allowed) => {
    const { member } = await memberWithPlates(before)
    const calls = Array.from({ length: 4 }, () => server.call(plateCreate, { name: '판' }, { as: member }))
    await expectThrough(calls, allowed, LIMIT)
    expect(await total(member)).toBe(5)
  })

  it('holds for copies that are made at once, of others’ and of one’s own', async () => {
    const { member, ids } = await memberWithPlates(3)
    const others: string[] = []
    for (let index = 0; index < 3; index += 1)
      others.push((await server.sharedPlate(await server.member())).id)
    const calls = [...others, ids[0] ?? ''].map((id) => server.call(plateCopy, { id }, { as: member }))
    await expectThrough(calls, 2, LIMIT)
    expect(await total(member)).toBe(5)
  })

  it('holds for what comes back from the trash at once', async () => {
    const { member, ids } = await memberWithPlates(4)
    await server.mustCall(plateDelete, { ids }, { as: member })
    for (let index = 0; index < 3; index += 1) await server.plate(member)
    const calls = ids.map((id) => server.call(plateRestore, { ids: [id] }, { as: member }))
    await expectThrough(calls, 2, LIMIT)
    expect(await total(member)).toBe(5)
  })

  it('refuses to bring back more than fit, and brings back none', async () => {
    const { member, ids } = await memberWithPlates(3)
    await server.mustCall(plateDelete, { ids }, { as: member })
    for (let index = 0; index < 3; index += 1) await server.plate(member)
    expect(await server.call(plateRestore, { ids }, { as: member })).toEqual(LIMIT)
    expect(await total(member)).toBe(3)
    expect(await server.call(plateRestore, { ids: ids.slice(1) }, { as: member })).toMatchObject({ ok: true })
  })

  it('holds for files that are imported at once, each whole or not at all', async () => {
    const { member, ids } = await memberWithPlates(2)
    const { file } = await server.mustCall(plateExport, { ids }, { as: member })
    const calls = Array.from({ length: 4 }, () => server.call(plateImport, { file }, { as: member }))
    await expectThrough(calls, 1, LIMIT)
    expect(await total(member)).toBe(4)
  })

  it('counts every way of getting one together, and the trash not at all', async () => {
    const { member, ids } = await memberWithPlates(3)
    const { id: shared } = await server.sharedPlate(await server.member())
    const { file } = await server.mustCall(plateExport, { ids: ids.slice(0, 1) }, { as: member })
    await expectThrough(
      [
        server.call(plateCreate, { name: '판' }, { as: member }),
        server.call(plateCopy, { id: shared }, { as: member }),
        server.call(plateImport, { file }, { as: member }),
        server.call(plateCopy, { id: ids[0] ?? '' }, { as: member }),
      ] as Promise<Answer<unknown>>[],
      2,
      LIMIT,
    )
    expect(await entitlement(member)).toMatchObject({ plateLimit: 5, plateCount: 5 })
    await server.mustCall(plateDelete, { ids: ids.slice(0, 2) }, { as: member })
    expect(await entitlement(member)).toMatchObject({ plateCount: 3 })
  })

  it('names the tier, and follows it', async () => {
    const { member } = await memberWithPlates(5)
    const create = () => server.call(plateCreate, { name: '판' }, { as: member })
    for (const [tier, max] of [
      ['basic', 10],
      ['standard', 15],
    ] as const) {
      await server.setTier(member, tier)
      for (let count = await total(member); count < max; count += 1) await server.plate(member)
      expect(await create()).toMatchObject({
        code: 'PLATE_LIMIT',
        reason: { problem: `plate.limit.${tier}`, values: { max } },
      })
    }
    await server.setTier(member, 'free')
    expect(await create()).toEqual(LIMIT)
    // Documents over the limit stay unchanged and can still be used.
    const { items } = await server.mustCall(plateList, {}, { as: member })
    expect(items).toHaveLength(15)
    for (const { locked, may } of items)
      expect({ locked, may }).toMatchObject({ locked: false, may: { save: true } })
  })

  it('does not let a trash that is never emptied go around it', async () => {
    const member = await server.member()
    await server.pool.query(
      `insert into plates (id, owner_id, name, created_at, updated_at, deleted_at)
      select 'pla_' || $1 || n, $1, n, now(), now(), now() from generate_series(1, 1006) n`,
      [member.user.id],
    )
    expect(await server.call(plateCreate, { name: '판' }, { as: member })).toMatchObject({
      code: 'BAD_REQUEST',
      reason: { problem: 'trash.full' },
    })
    const ids = [`pla_${member.user.id}1`]
    expect(await server.call(plateRestore, { ids }, { as: member })).toMatchObject({ ok: true })
  })
})

async function library(grade: 'free' | 'paid', count: number) {
  const publisher = await server.member()
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const { id } = await server.plate(publisher)
    await server.publish(id, grade)
    ids.push(id)
  }
  return { publisher, ids }
}

describe('library places', () => {
  it('are counted apart from what a member makes', async () => {
    const { member } = await memberWithPlates(5)
    const { ids } = await library('free', 2)
    const { plate } = await server.mustCall(plateCopy, { id: ids[0] ?? '' }, { as: member })
    expect(plate).toMatchObject({ place: 'free', source: { id: ids[0] }, may: { share: false, save: true } })
    expect(plate).not.toHaveProperty('library')
    expect(await entitlement(member)).toMatchObject({
      plateCount: 5,
      library: { free: 1, paid: 0, usedFree: 1, usedPaid: 0 },
    })
    expect(await server.call(plateCopy, { id: ids[1] ?? '' }, { as: member })).toEqual(NO_PLACE)
    await server.mustCall(plateDelete, { ids: [plate.id] }, { as: member })
    expect(await entitlement(member)).toMatchObject({ library: { usedFree: 0 } })
    expect(await server.call(plateCopy, { id: ids[1] ?? '' }, { as: member })).toMatchObject({ ok: true })
    expect(await server.call(plateRestore, { ids: [plate.id] }, { as: member })).toEqual(NO_PLACE)
  })

  it.each([
    ['free', 3],
    ['paid', 2],
  ] as const)('of the %s library let %i of 4 through that are taken at once', async (grade, allowed) => {
    const member = await server.member()
    await server.setTier(member, 'basic')
    const { ids } = await library(grade, 4)
    await expectThrough(
      ids.map((id) => server.call(plateCopy, { id }, { as: member })),
      allowed,
      NO_PLACE,
    )
    const used = grade === 'free' ? { usedFree: 3, usedPaid: 0 } : { usedFree: 0, usedPaid: 2 }
    expect(await entitlement(member)).toMatchObject({ plateCount: 0, library: used })
  })

  it('can not be shared, nor a duplicate of what is in one, which takes up another', async () => {
    const member = await server.member()
    await server.setTier(member, 'basic')
    const { ids } = await library('paid', 1)
    const { plate } = await server.mustCall(plateCopy, { id: ids[0] ?? '' }, { as: member })
    const { plate: duplicate } = await server.mustCall(plateCopy, { id: plate.id }, { as: member })
    expect(duplicate).toMatchObject({ place: 'paid', name: `${plate.name} 2` })
    for (const { id } of [plate, duplicate]) {
      expect(await server.call(plateShare, { id, shared: true }, { as: member })).toEqual({
        ok: false,
        code: 'BAD_REQUEST',
        reason: { problem: 'plate.share.library' },
      })
    }
    expect(await server.call(plateCopy, { id: plate.id }, { as: member })).toEqual(NO_PLACE)
  })

  it('are not taken by one’s own plates, published or not', async () => {
    const { publisher, ids } = await library('paid', 1)
    const { plate } = await server.mustCall(plateCopy, { id: ids[0] ?? '' }, { as: publisher })
    expect(plate).not.toHaveProperty('place')
    expect(await entitlement(publisher)).toMatchObject({ plateCount: 2, library: { usedPaid: 0 } })
  })

  it('of the paid library need a tier that has some', async () => {
    const member = await server.member()
    const { ids } = await library('paid', 1)
    const [id = ''] = ids
    expect(await server.call(plateGet, { id }, { as: member })).toEqual(LOCKED)
    expect(await server.call(plateCopy, { id }, { as: member })).toEqual(LOCKED)
    expect(await server.call(plateExport, { ids }, { as: member })).toEqual(LOCKED)
    await server.setTier(member, 'basic')
    expect(await server.call(plateGet, { id }, { as: member })).toMatchObject({ ok: true })
  })

  it('lock the latest beyond the tier’s when a pass ends, and open them again with the next', async () => {
    const member = await server.member()
    await server.setTier(member, 'standard')
    const { ids } = await library('paid', 4)
    const taken: string[] = []
    for (const id of ids) {
      taken.push((await server.mustCall(plateCopy, { id }, { as: member })).plate.id)
      server.clock.advance({ seconds: 1 })
    }
    const locked = async () => {
      const { items } = await server.mustCall(plateList, { sort: 'createdAt' }, { as: member })
      return items.map((item) => item.locked)
    }
    expect(await locked()).toEqual([false, false, false, false])
    await server.setTier(member, 'basic')
    expect(await locked()).toEqual([false, false, true, true])
    const [, second = '', third = ''] = taken
    const content = { name: '판', cells: [], keyMap: {}, autoFill: [] }
    expect(await server.call(plateGet, { id: third }, { as: member })).toEqual(LOCKED)
    expect(await server.call(plateSave, { id: third, revision: 1, ...content }, { as: member })).toEqual(
      LOCKED,
    )
    expect(await server.call(plateExport, { ids: [second, third] }, { as: member })).toEqual(LOCKED)
    expect(await server.call(plateGet, { id: second }, { as: member })).toMatchObject({ ok: true })
    // A place that is given up goes to the next.
    await server.mustCall(plateDelete, { ids: [second] }, { as: member })
    expect(await locked()).toEqual([false, false, true])
    await server.setTier(member, 'free')
    expect(await locked()).toEqual([true, true, true])
    expect(await server.call(plateDelete, { ids: [third] }, { as: member })).toMatchObject({ ok: true })
    await server.setTier(member, 'standard')
    expect(await locked()).toEqual([false, false])
    await server.mustCall(plateRestore, { ids: [second, third] }, { as: member })
    expect(await locked()).toEqual([false, false, false, false])
  })
})
