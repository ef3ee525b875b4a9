import type { LimitName } from './RateLimits.ts'

export interface RateLimit {
  uses: number
  perSeconds: number
  /** Counted by each server for itself: it is taken by every call, and a question to the database would cost more than most. */
  isLocal?: boolean
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Behind one address may be a whole hospital, so its limits are wide and those of one account are narrow. */
export const RATE_LIMITS = {
  // Any call that a visitor may make; a page makes two or three. A thousand people behind one address don't meet it.
  'call.address': { uses: 6000, perSeconds: MINUTE, isLocal: true },
  // Any call of a member. A program that comes back from a day without a line sends some hundreds in a row.
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
  // Asked while a person types; an answer only says that a word is taken.
  'nickname.address': { uses: 120, perSeconds: 10 * MINUTE },
  // Clicks are counted for whoever pays for the banner; a script must not make them up.
  'banner.address': { uses: 60, perSeconds: 10 * MINUTE },
  // Said once for each visit to the program, by everybody behind an address.
  'banner.seen.address': { uses: 600, perSeconds: 10 * MINUTE },
  'password.account': { uses: 10, perSeconds: 15 * MINUTE },
  'social.address': { uses: 30, perSeconds: HOUR },
  'refresh.session': { uses: 30, perSeconds: MINUTE },
  'refresh.address': { uses: 120, perSeconds: MINUTE },
  // Reading and proving a definition costs more than any other call of a member.
  'module.write.account': { uses: 600, perSeconds: 10 * MINUTE },
  'module.import.account': { uses: 30, perSeconds: 10 * MINUTE },
  // A plate is a megabyte at most, and each save keeps it twice.
  'plate.write.account': { uses: 600, perSeconds: 10 * MINUTE },
  'plate.import.account': { uses: 30, perSeconds: 10 * MINUTE },
  'payment.write.account': { uses: 60, perSeconds: 10 * MINUTE },
  // A page that waits for an outcome asks again and again.
  'payment.confirm.account': { uses: 600, perSeconds: 10 * MINUTE },
  // Each one may cost a look-up; the gateway itself sends a few for a purchase.
  'payment.webhook.address': { uses: 1200, perSeconds: MINUTE },
} as const satisfies Record<LimitName, RateLimit>
