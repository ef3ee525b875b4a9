const REAL_BASE_URL = 'https://api.tosspayments.com'

/** The address and the key of the real test environment, or the reason why it isn't used. */
export function realTestEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): { readonly baseUrl: string; readonly secretKey: string } | string {
  const secretKey = environment['TOSS_TEST_SECRET_KEY']
  if (!secretKey) return 'TOSS_TEST_SECRET_KEY is not set: the real test environment was not asked.'
  if (!secretKey.startsWith('test_sk_')) return 'TOSS_TEST_SECRET_KEY is no test key (test_sk_…).'
  return { baseUrl: REAL_BASE_URL, secretKey }
}
