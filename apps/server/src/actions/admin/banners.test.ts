import {
  adminBannerDelete,
  adminBannerGet,
  adminBannerList,
  adminBannerOrder,
  adminBannerSave,
  bannerList,
  bannerSeen,
  type ParamInput,
} from '@pandok/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestMember } from '#testkit/createPeople.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'
import { loadSharp } from './parts/loadSharp.ts'

let server: TestServices
let admin: TestMember
let otherAdmin: TestMember
let member: TestMember
let red: string
let blue: string

beforeAll(async () => {
  server = await startTestServices()
  ;[admin, otherAdmin, member] = await Promise.all([administrator(), administrator(), server.member()])
  ;[red, blue] = await Promise.all([picture('#c33'), picture('#33c')])
})
beforeEach(() => server.pool.query('delete from banners'))
afterAll(() => server.stop())

async function administrator() {
  const person = await server.member()
  await server.pool.query("update members set role = 'admin' where id = $1", [person.user.id])
  return person
}

async function picture(background: string): Promise<string> {
  const sharp = await loadSharp()
  const file = await sharp({ create: { width: 400, height: 100, channels: 3, background } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${file.toString('base64')}`
}

type Given = Partial<ParamInput<typeof adminBannerSave>>

const param = (given: Given = {}) => ({
  position: 'macro' as const,
  image_data: red,
  link: 'https://example.org/offer',
  order: 1,
  active: true,
  ...given,
})

const save = async (given: Given = {}) =>
  (await server.mustCall(adminBannerSave, param(given), { as: admin })).banner

const refusal = (path: string, problem: string) => ({
  code: 'BAD_REQUEST',
  reason: { fields: [{ path, problem }] },
})

async function auditOf(id: string) {
  const { rows } = await server.pool.query(
    'select action, actor_id, subject_label, before, after from admin_audit where subject_id = $1 order by id',
    [id],
  )
  return rows
}

describe('admin-bannerSave', () => {
  it('keeps a banner with its picture encoded anew, and shows it at once', async () => {
    const banner = await save()
    expect(banner).toMatchObject({ width: 400, height: 100, state: 'shown', impressions: 0, clicks: 0 })
    expect(banner.image_data).toMatch(/^data:image\/webp;base64,/u)
    expect(await server.mustCall(bannerList, { position: 'macro' })).toEqual({
      items: [{ id: banner.id, image_data: banner.image_data, link: banner.link }],
    })
    expect(await server.mustCall(adminBannerGet, { id: banner.id }, { as: otherAdmin })).toEqual({ banner })
  })

  it('leaves the picture and the dates as they are unless it is told others', async () => {
    const startsAt = '2020-01-01T00:00:00.000Z'
    const before = await save({ startsAt, endsAt: '2020-02-01T00:00:00.000Z' })
    const { image_data, ...rest } = param({ id: before.id, active: false })
    const changed = await server.mustCall(adminBannerSave, rest, { as: admin })
    expect(changed.banner).toEqual({ ...before, active: false, state: 'off' })
    const open = await save({ id: before.id, image_data: blue, endsAt: null })
    expect(open).toMatchObject({ startsAt, endsAt: null, state: 'shown' })
    expect(open.image_data).not.toBe(before.image_data)
  })

  it('says what is wrong beside its field', async () => {
    const { image_data, ...without } = param()
    const ask = (given: Given) => server.call(adminBannerSave, param(given), { as: admin })
    expect(await server.call(adminBannerSave, without, { as: admin })).toMatchObject(
      refusal('image_data', 'banner.imageMissing'),
    )
    const svg = `data:image/png;base64,${Buffer.from('<svg/>').toString('base64')}`
    expect(await ask({ image_data: svg })).toMatchObject(refusal('image_data', 'banner.image'))
    for (const link of ['ftp://example.org', 'javascript:alert(1)', 'https://me:pw@example.org', 'no']) {
      expect(await ask({ link })).toMatchObject(refusal('link', 'banner.link'))
    }
    const at = '2026-11-15T00:00:00.000Z'
    expect(await ask({ startsAt: at, endsAt: at })).toMatchObject(refusal('endsAt', 'banner.period'))
    const stored = await save({ endsAt: at })
    expect(await ask({ id: stored.id, startsAt: at })).toMatchObject(refusal('endsAt', 'banner.period'))
    expect(await ask({ id: 'ban_none' })).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('writes down who changed what, with a hash in place of the picture', async () => {
    const { id } = await save()
    await save({ id, image_data: blue, link: 'https://example.org/new' })
    await save({ id, image_data: blue, link: 'https://example.org/new' })
    const [created, changed, ...more] = await auditOf(id)
    expect(created).toMatchObject({ action: 'banner.create', actor_id: admin.user.id, before: null })
    expect(created.after).toMatchObject({ link: 'https://example.org/offer', active: true })
    expect(created.after.image).toEqual({
      width: 400,
      height: 100,
      bytes: expect.any(Number),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/u),
    })
    expect(changed).toMatchObject({ action: 'banner.change', subject_label: 'https://example.org/new' })
    expect(Object.keys(changed.after).sort()).toEqual(['image', 'link'])
    expect(changed.before.image.sha256).not.toBe(changed.after.image.sha256)
    expect(JSON.stringify([created, changed])).not.toContain('base64')
    // Saving the same again has changed nothing.
    expect(more).toEqual([])
  })
})

describe('admin-bannerList', () => {
  it('has all of them by position and order, with what is true of each', async () => {
    const past = '2020-01-01T00:00:00.000Z'
    const future = '2999-01-01T00:00:00.000Z'
    await save({ position: 'payment', order: 1 })
    await save({ order: 3, startsAt: future })
    await save({ order: 2, endsAt: past })
    await save({ order: 1, active: false })
    const { items } = await server.mustCall(adminBannerList, {}, { as: admin })
    expect(items.map(({ position, order, state }) => [position, order, state])).toEqual([
      ['macro', 1, 'off'],
      ['macro', 2, 'ended'],
      ['macro', 3, 'scheduled'],
      ['payment', 1, 'shown'],
    ])
    const payment = await server.mustCall(adminBannerList, { position: 'payment' }, { as: admin })
    expect(payment.items).toHaveLength(1)
  })
})

describe('admin-bannerOrder', () => {
  const order = (ids: string[], as = admin) =>
    server.call(adminBannerOrder, { position: 'macro', ids }, { as })
  const shownIds = async () =>
    (await server.mustCall(bannerList, { position: 'macro' })).items.map(({ id }) => id)

  it('puts a position into its new order and writes down each that moved', async () => {
    const [a, b, c] = [await save({ order: 1 }), await save({ order: 2 }), await save({ order: 3 })]
    expect(await order([b.id, a.id, c.id])).toMatchObject({ ok: true })
    expect(await shownIds()).toEqual([b.id, a.id, c.id])
    expect((await auditOf(a.id)).at(-1)).toMatchObject({
      action: 'banner.order',
      before: { order: 1 },
      after: { order: 2 },
    })
    expect(await auditOf(c.id)).toHaveLength(1)
  })

  it('refuses a list that has become old', async () => {
    const [a, b] = [await save(), await save()]
    const elsewhere = await save({ position: 'library' })
    const stale = { code: 'BAD_REQUEST', reason: { problem: 'banner.order' } }
    expect(await order([a.id])).toMatchObject(stale)
    expect(await order([a.id, b.id, 'ban_none'])).toMatchObject(stale)
    expect(await order([a.id, elsewhere.id])).toMatchObject(stale)
    await server.mustCall(adminBannerDelete, { id: b.id }, { as: otherAdmin })
    expect(await order([b.id, a.id])).toMatchObject(stale)
  })

  it('of two administrators at once leaves one whole order', async () => {
    const banners = await Promise.all(Array.from({ length: 8 }, (_, at) => save({ order: at })))
    const ids = banners.map(({ id }) => id)
    const back = ids.toReversed()
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([order(ids), order(back, otherAdmin), order(ids), order(back)])
      expect(answers.every(({ ok }) => ok)).toBe(true)
      expect([ids, back]).toContainEqual(await shownIds())
    }
  })

  it('while banners come and go either sees a change or is refused', async () => {
    const [a, b] = [await save({ order: 1 }), await save({ order: 2 })]
    const [ordered, added] = await Promise.all([order([b.id, a.id]), save({ order: 99 })])
    if (!ordered.ok) expect(ordered.reason).toMatchObject({ problem: 'banner.order' })
    expect(await shownIds()).toEqual(ordered.ok ? [b.id, a.id, added.id] : [a.id, b.id, added.id])
  })
})

describe('admin-bannerDelete', () => {
  it('takes it away for good and writes down what it was', async () => {
    const { id } = await save()
    const answers = await Promise.all(
      [admin, otherAdmin].map((as) => server.call(adminBannerDelete, { id }, { as })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await server.call(adminBannerGet, { id }, { as: admin })).toMatchObject({ code: 'NOT_FOUND' })
    expect((await auditOf(id)).map(({ action, after }) => [action, after])).toEqual([
      ['banner.create', expect.anything()],
      ['banner.delete', null],
    ])
  })
})

it('only administrators keep banners', async () => {
  const { id } = await save()
  expect(await server.call(adminBannerSave, param(), { as: member })).toMatchObject({ code: 'FORBIDDEN' })
  expect(await server.call(adminBannerDelete, { id }, { as: member })).toMatchObject({ code: 'FORBIDDEN' })
  expect(await server.call(adminBannerList, {})).toMatchObject({ ok: false })
})

describe('common-bannerSeen', () => {
  const seen = async () =>
    (await server.mustCall(adminBannerList, {}, { as: admin })).items.map(({ impressions }) => impressions)

  it('counts every view of many at once, and only of what is shown', async () => {
    const [a, b] = [await save({ order: 1 }), await save({ order: 2 })]
    const off = await save({ order: 3, active: false })
    const ids = [a.id, b.id, off.id, 'ban_none']
    await Promise.all([
      ...Array.from({ length: 40 }, () => server.mustCall(bannerSeen, { ids })),
      ...Array.from({ length: 10 }, () => server.mustCall(bannerSeen, { ids: [b.id, b.id] })),
    ])
    expect(await seen()).toEqual([40, 50, 0])
  })

  it('does not count what one address says without end', async () => {
    const { id } = await save()
    const address = '198.51.100.9'
    const answers = await Promise.all(
      Array.from({ length: 610 }, () => server.call(bannerSeen, { ids: [id] }, { address })),
    )
    expect(answers.filter((answer) => !answer.ok && answer.code === 'TOO_MANY_REQUESTS')).toHaveLength(10)
    expect(await seen()).toEqual([600])
  })
})
