import { useText } from '#platform/text/text.ts'
import { describeUserAgent } from './describeUserAgent.ts'

export function useDeviceName(): (userAgent: string) => string {
  const text = useText()
  return (userAgent) => {
    const { browser, system } = describeUserAgent(userAgent)
    if (browser && system) return text('account.sessions.device', { browser, system })
    return browser ?? system ?? text('account.sessions.unknown')
  }
}
