import type { Environment } from './environment.ts'

type TossSettings = Pick<Environment, 'TOSS_API_BASE' | 'TOSS_CLIENT_KEY' | 'TOSS_SECRET_KEY'>

/** The keys of the sandbox gateway. */
const SANDBOX_KEY = /^test_g?[cs]k_local/
const KIND = /^(test|live)_(g?)[cs]k_/

/** Outside demo mode, a sandbox must not be used for real money. */
export function tossProblems(values: TossSettings, isDemo: boolean): string[] {
  const { TOSS_API_BASE, TOSS_CLIENT_KEY = '', TOSS_SECRET_KEY = '' } = values
  const problems: string[] = []
  if (TOSS_API_BASE !== undefined && TOSS_SECRET_KEY === '') {
    problems.push('TOSS_SECRET_KEY must be set too, since TOSS_API_BASE is.')
  }
  const kinds = [TOSS_CLIENT_KEY, TOSS_SECRET_KEY].flatMap((key) => {
    const [, mode, widget] = KIND.exec(key) ?? []
    return mode === undefined ? [] : [`${mode} ${widget}`]
  })
  if (new Set(kinds).size > 1) {
    problems.push('TOSS_CLIENT_KEY must be of the same pair as TOSS_SECRET_KEY: both test or both live.')
  }
  if (isDemo) return problems
  if (TOSS_API_BASE !== undefined && isHere(new URL(TOSS_API_BASE))) {
    problems.push(
      'TOSS_API_BASE must begin with https:// and lead elsewhere: the sandbox only goes with demo mode.',
    )
  }
  if ([TOSS_CLIENT_KEY, TOSS_SECRET_KEY].some((key) => SANDBOX_KEY.test(key))) {
    problems.push('TOSS_SECRET_KEY must not be of the sandbox gateway, which only goes with demo mode.')
  }
  return problems
}

export function tossWarnings({ TOSS_SECRET_KEY = '' }: TossSettings, isDemo: boolean): string[] {
  return !isDemo && TOSS_SECRET_KEY.startsWith('test_')
    ? ['TOSS_SECRET_KEY is a test key: whoever buys pays nothing.']
    : []
}

const isHere = ({ protocol, hostname }: URL): boolean =>
  protocol !== 'https:' || /^(?:localhost|.*\.localhost|127\..*|\[::1\]|0\.0\.0\.0)$/i.test(hostname)
