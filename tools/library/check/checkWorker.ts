import { readLibrary } from '../readLibrary.ts'
import type { CheckJob } from './CheckJob.ts'
import { runJob } from './runJob.ts'

const [today = ''] = process.argv.slice(2)
const library = readLibrary()

process.on('message', (message) => {
  const { index, job } = message as { index: number; job: CheckJob }
  process.send?.({ index, outcome: runJob(job, library, today) })
})
