import { runChecks } from './checkSteps.mjs'

const results = await runChecks()
const failed = results.filter(({ ok }) => !ok).map(({ name }) => name)
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}`)
  process.exit(1)
}
