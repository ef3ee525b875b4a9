import type { BrowserContext } from '@playwright/test'

/**
 * Records everything that pages send to the Pandok server from now on: addresses, headers and bodies of all requests
 * except those to the program on this computer, and the content of the bodies before it is encrypted.
 */
export async function saidToServer(context: BrowserContext): Promise<readonly string[]> {
  const said: string[] = []
  await context.exposeBinding('reportSealed', (_, text: string) => void said.push(text))
  await context.addInitScript(() => {
    const seal = crypto.subtle.encrypt.bind(crypto.subtle)
    const { reportSealed } = globalThis as unknown as { reportSealed(text: string): void }
    crypto.subtle.encrypt = (algorithm, key, data) => {
      reportSealed(`sealed: ${new TextDecoder().decode(data)}`)
      return seal(algorithm, key, data)
    }
  })
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/desktop/')) return
    said.push([request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join(' '))
  })
  return said
}
