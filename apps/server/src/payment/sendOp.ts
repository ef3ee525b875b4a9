import { KEY_LIFE_DAYS } from '@pandok/domain'
import type { Repositories } from '#db/repositories/Repositories.ts'

const DAY_MS = 24 * 3_600_000

/** Sends a recorded request and records that and its outcome. Null means that the outcome is unknown. */
export async function sendOp<Answer extends object>(
  { paymentOps }: Pick<Repositories, 'paymentOps'>,
  op: { key: string; firstSentAt: Date | null },
  now: Date,
  send: () => Promise<Answer | { code: string } | null>,
): Promise<Answer | { code: string } | null> {
  // The gateway forgets keys after 15 days; sent again then, it would be a new request.
  if (op.firstSentAt && now.getTime() - op.firstSentAt.getTime() > KEY_LIFE_DAYS * DAY_MS) return null
  await paymentOps.noteSent(op.key, now)
  const answer = await send()
  await paymentOps.noteOutcome(
    op.key,
    answer === null ? 'none' : 'code' in answer && typeof answer.code === 'string' ? answer.code : 'done',
  )
  return answer
}
