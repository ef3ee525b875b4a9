import { bannerClick, bannerList } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

interface GivenBanner {
  order?: number
  startsAt?: Date
  endsAt?: Date
  isActive?: boolean
  position?: string
}

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

async function givenBanner(
  id: string,
  { order = 0, startsAt, endsAt, isActive = true, position = 'macro' }: GivenBanner = {},
) {
  await server.pool.query(
    'insert into banners (id, position, image_data, link, sort_order, starts_at, ends_at, is_active, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, now())',
    [
      id,
      position,
      `data:image/png;base64,${id}`,
      `https://example.org/${id}`,
      order,
      startsAt,
      endsAt,
      isActive,
    ],
  )
}

const minutes = (count: number) => new Date(server.clock.now().getTime() + count * 60_000)
const idsShown = async () =>
  (await server.mustCall(bannerList, { position: 'macro' })).items.map(({ id }) => id)

describe('common-bannerList and common-bannerClick', () => {
  it('show what is on now, in its order, to visitors', async () => {
    await givenBanner('second', { order: 2 })
    await givenBanner('first', { order: 1, startsAt: minutes(-1), endsAt: minutes(10) })
    await givenBanner('later', { startsAt: minutes(5) })
    await givenBanner('over', { endsAt: minutes(0) })
    await givenBanner('off', { isActive: false })
    await givenBanner('elsewhere', { position: 'other' })
    expect(await server.mustCall(bannerList, { position: 'macro' })).toEqual({
      items: ['first', 'second'].map((id) => ({
        id,
        image_data: `data:image/png;base64,${id}`,
        link: `https://example.org/${id}`,
      })),
    })
    server.clock.advance({ minutes: 5 })
    expect(await idsShown()).toEqual(['later', 'first', 'second'])
    server.clock.advance({ minutes: 6 })
    expect(await idsShown()).toEqual(['later', 'second'])
  })

  it('count every click of many at once', async () => {
    await givenBanner('clicked')
    await Promise.all(Array.from({ length: 25 }, () => server.mustCall(bannerClick, { id: 'clicked' })))
    const { rows } = await server.pool.query("select clicks from banners where id = 'clicked'")
    expect(rows).toEqual([{ clicks: 25 }])
  })

  it('know nothing of a banner that is not shown', async () => {
    for (const id of ['none', 'off', 'over']) {
      expect(await server.call(bannerClick, { id })).toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  it('do not count what one address clicks without end, however quickly', async () => {
    await givenBanner('pressed')
    const address = '198.51.100.7'
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => server.call(bannerClick, { id: 'pressed' }, { address })),
    )
    expect(answers.filter((answer) => !answer.ok && answer.code === 'TOO_MANY_REQUESTS')).toHaveLength(10)
    const { rows } = await server.pool.query("select clicks from banners where id = 'pressed'")
    expect(rows).toEqual([{ clicks: 60 }])
  })
})
