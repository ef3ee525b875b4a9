import { sharedCodecs } from '../codecs/sharedCodecs.ts'
import { createJobHandler } from './createJobHandler.ts'
import type { DecodingMessage, JobMessage, OutcomeMessage } from './DecodeJob.ts'

const handle = createJobHandler(sharedCodecs)

self.addEventListener('message', async ({ data }: MessageEvent<JobMessage>) => {
  const { id, job } = data
  const outcome = await handle(job, (samples) => {
    const message: DecodingMessage = { id, samples }
    self.postMessage(message)
  })
  const message: OutcomeMessage = { id, outcome }
  const values = outcome.ok ? outcome.frame?.values : undefined
  // Pixels are transferred instead of copied.
  self.postMessage(message, { transfer: values ? [values.buffer] : [] })
})
