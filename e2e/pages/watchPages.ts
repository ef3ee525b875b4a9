import type { BrowserContext } from '@playwright/test'

const POLICY = /content security policy|trusted ?types?|trusted ?(?:html|script)/iu

/** Collects what no page may ever cause: violations of the content policy, and uncaught errors. */
export async function watchPages(context: BrowserContext): Promise<readonly string[]> {
  const complaints: string[] = []
  await context.exposeBinding('reportPolicyBreach', ({ page }, breach: string) => {
    complaints.push(`${page.url()} breaks the content policy: ${breach}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
      const breach = `${effectiveDirective} ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`
      const { reportPolicyBreach } = globalThis as unknown as { reportPolicyBreach(breach: string): void }
      reportPolicyBreach(breach)
    })
  })
  context.on('console', (message) => {
    if (message.type() === 'error' && POLICY.test(message.text()))
      complaints.push(`${message.location().url}: ${message.text()}`)
  })
  context.on('weberror', (uncaught) => {
    const error = uncaught.error()
    complaints.push(`${uncaught.page()?.url() ?? 'a page'}: ${error.stack ?? error.message}`)
  })
  return complaints
}
