import type { LimitName } from './RateLimits.ts'

export interface RateLimit {
  uses: number
  perSeconds: number
  /**
   * Each server counts for itself: every call takes this limit, and a database query would cost more than
   * most calls.
   */
  isLocal?: boolean
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A whole hospital may be behind one address, so limits by address are wide and those by account are narrow. */
export const RATE_LIMITS = {
  // This covers every call of a visitor; a page makes two or three. A thousand people behind one address
  // don't reach it.
  'call.address': { uses: 6000, perSeconds: MINUTE, isLocal: true },
  // This covers every call of a member. A program that was offline for a day sends some hundreds in a row.
  'call.account': { uses: 3000, perSeconds: MINUTE, isLocal: true },
  'login.address': { uses: 30, perSeconds: 5 * MINUTE },
  'login.account': { uses: 10, perSeconds: 15 * MINUTE },
  'code.send.email': { uses: 3, perSeconds: 10 * MINUTE },
  'code.send.email.day': { uses: 10, perSeconds: DAY },
  'code.send.address': { uses: 20, perSeconds: HOUR },
  'code.verify.email': { uses: 10, perSeconds: 10 * MINUTE },
  'code.verify.address': { uses: 60, perSeconds: HOUR },
  'join.address': { uses: 20, perSeconds: HOUR },
  'lookup.address': { uses: 30, perSeconds: 10 * MINUTE },
  // It is called while a person types; the answer only says that a name is taken.
  'nickname.address': { uses: 120, perSeconds: 10 * MINUTE },
  // Clicks are counted for the advertiser, so a script must not make them up.
  'banner.address': { uses: 60, perSeconds: 10 * MINUTE },
  // It is called once for each visit to the program, by everybody behind an address.
  'banner.seen.address': { uses: 600, perSeconds: 10 * MINUTE },
  'password.account': { uses: 10, perSeconds: 15 * MINUTE },
  'social.address': { uses: 30, perSeconds: HOUR },
  'refresh.session': { uses: 30, perSeconds: MINUTE },
  'refresh.address': { uses: 120, perSeconds: MINUTE },
  // Reading and proving a definition costs more than any other call of a member.
  'module.write.account': { uses: 600, perSeconds: 10 * MINUTE },
  'module.import.account': { uses: 30, perSeconds: 10 * MINUTE },
  // Writing a file of five megabytes takes as long as forty other calls.
  'export.account': { uses: 300, perSeconds: 10 * MINUTE },
  // A plate has at most a megabyte, and each save stores it twice.
  'plate.write.account': { uses: 600, perSeconds: 10 * MINUTE },
  'plate.import.account': { uses: 30, perSeconds: 10 * MINUTE },
  'payment.write.account': { uses: 60, perSeconds: 10 * MINUTE },
  // A page that waits for an outcome polls.
  'payment.confirm.account': { uses: 600, perSeconds: 10 * MINUTE },
  // Each one may cost a look-up; the gateway itself sends a few for a purchase.
  'payment.webhook.address': { uses: 1200, perSeconds: MINUTE },
} as const satisfies Record<LimitName, RateLimit>
