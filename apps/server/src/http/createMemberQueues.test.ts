import { expect, it, vi } from 'vitest'
import { createMemberQueues, type MemberQueues } from './createMemberQueues.ts'

/** Work that ends when the test ends it. */
function gate() {
  let open: () => void = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const ROOM = { waitingPerMember: 8 }

it('a member has one at a time, in the order of coming, and others do not wait for it', async () => {
  const queues = createMemberQueues(ROOM)
  const begun: string[] = []
  const first = gate()
  const second = gate()
  const third = gate()
  const handle = (member: string, name: string, { opened }: { opened: Promise<void> }) =>
    queues.handle(member, async () => {
      begun.push(name)
      await opened
    })
  const all = [handle('kim', 'a', first), handle('kim', 'b', second), handle('lee', 'c', third)]
  await settled()
  expect(begun).toEqual(['a', 'c'])
  for (const { open } of [first, second, third]) open()
  await Promise.all(all)
  expect(begun).toEqual(['a', 'c', 'b'])
})

it('one too many is told to come later', async () => {
  const queues = createMemberQueues({ waitingPerMember: 2 })
  const { open, opened } = gate()
  const results = Promise.allSettled(Array.from({ length: 20 }, () => queues.handle('kim', () => opened)))
  await settled()
  open()
  const refusals = (await results).flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(refusals).toHaveLength(17)
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

/** Returns the maximum number of simultaneous calls while each of these members sends one. */
async function mostAtOnce(queues: MemberQueues, members: readonly string[]): Promise<number> {
  const { open, opened } = gate()
  let most = 0
  let running = 0
  const tries = members.map((member) =>
    queues.handle(member, async () => {
      running += 1
      most = Math.max(most, running)
      await opened
      running -= 1
    }),
  )
  await settled()
  open()
  await Promise.all(tries)
  return most
}

it('a member may have some at a time, and a place that was given back is used again', async () => {
  const queues = createMemberQueues({ ...ROOM, atOncePerMember: 2 })
  const kim = Array.from({ length: 5 }, () => 'kim')
  expect(await mostAtOnce(queues, kim)).toBe(2)
  expect(await mostAtOnce(queues, kim)).toBe(2)
})

it('all members together have as many as memory allows', async () => {
  const queues = createMemberQueues({ ...ROOM, atOnce: 2 })
  expect(await mostAtOnce(queues, ['a', 'b', 'c', 'd', 'e', 'f'])).toBe(2)
})

it('the next of the same member waits in proportion to what was counted, also after a failure', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    const queues = createMemberQueues({ ...ROOM, costPerSecond: 10_000 })
    const failing = queues.handle('kim', async (count) => {
      count(1000)
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    let hasBegun = false
    const next = queues.handle('kim', async () => {
      hasBegun = true
    })
    await vi.advanceTimersByTimeAsync(99)
    expect(hasBegun).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await next
    expect(hasBegun).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
