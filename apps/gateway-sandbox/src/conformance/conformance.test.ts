import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '#testkit/startTestSandbox.ts'
import { conformanceCases } from './conformanceCases.ts'
import { createApiClient } from './createApiClient.ts'
import { realTestEnvironment } from './realTestEnvironment.ts'

describe('the sandbox conforms', () => {
  let test: TestSandbox
  beforeAll(async () => {
    test = await startTestSandbox()
  })
  afterAll(() => test.close())

  for (const { name, run } of conformanceCases) {
    it(name, () => run(test.api, (secretKey) => createApiClient(test.sandbox.url, secretKey)))
  }
})

describe('the real test environment', () => {
  it('is called by hand only, and never with a real key', () => {
    expect(realTestEnvironment({})).toMatch(/is not set/u)
    expect(realTestEnvironment({ TOSS_TEST_SECRET_KEY: 'live_sk_x' })).toMatch(/no test key/u)
    expect(realTestEnvironment({ TOSS_TEST_SECRET_KEY: 'test_sk_x' })).toEqual({
      baseUrl: 'https://api.tosspayments.com',
      secretKey: 'test_sk_x',
    })
  })
})
