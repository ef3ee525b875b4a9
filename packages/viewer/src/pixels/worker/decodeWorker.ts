import { sharedCodecs } from '../codecs/sharedCodecs.ts'
import { createJobHandler } from './createJobHandler.ts'
import type { JobMessage, OutcomeMessage } from './DecodeJob.ts'

const handle = createJobHandler(sharedCodecs)

self.addEventListener('message', async ({ data }: MessageEvent<JobMessage>) => {
  const outcome = await handle(data.job)
  const message: OutcomeMessage = { id: data.id, outcome }
  const values = outcome.ok ? outcome.frame?.values : undefined
  // Pixels change hands instead of being copied.
  self.postMessage(message, { transfer: values ? [values.buffer] : [] })
})
