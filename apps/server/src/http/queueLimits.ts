import type { MemberQueueOptions } from './createMemberQueues.ts'

const MIB = 1024 * 1024

/**
 * A large body costs a hundred times as much as any other: its bytes stay in memory until the last one has
 * arrived, and parsing blocks everybody. The others of its member aren't read meanwhile.
 */
export const LARGE_BODIES = {
  // Each may be in memory completely.
  atOnce: 16,
  waiting: 64,
  waitingPerMember: 8,
  costPerSecond: MIB,
} as const satisfies MemberQueueOptions

/** A browser has six connections; whoever opens more must not hold all connections to the database. */
export const CALLS = { atOncePerMember: 6, waitingPerMember: 300 } as const satisfies MemberQueueOptions

/**
 * A request for a whole list may return five thousand items, which take a fifth of a second of processor time. The
 * remaining cost is counted in items.
 */
export const WHOLE_LISTS = { waitingPerMember: 30, costPerSecond: 2000 } as const satisfies MemberQueueOptions
