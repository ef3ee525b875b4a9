import { conformanceCases } from './conformanceCases.ts'
import { createApiClient } from './createApiClient.ts'
import { realTestEnvironment } from './realTestEnvironment.ts'

/* This is run by hand with a test key of one's own: TOSS_TEST_SECRET_KEY=test_sk_… node --import tsx
   apps/gateway-sandbox/src/conformance/main.ts
   It prints where the real test environment differs from our cases, all of which the sandbox passes. */
const real = realTestEnvironment(process.env)
if (typeof real === 'string') {
  process.stdout.write(`${real}\n`)
} else {
  let differing = 0
  for (const { name, run } of conformanceCases) {
    const problem = await run(createApiClient(real.baseUrl, real.secretKey), (key) =>
      createApiClient(real.baseUrl, key),
    ).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    if (problem !== undefined) differing += 1
    process.stdout.write(problem === undefined ? `same    ${name}\n` : `DIFFERS ${name}\n${problem}\n`)
  }
  process.exitCode = differing === 0 ? 0 : 1
}
