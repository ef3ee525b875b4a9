import { createServer, request, type Server } from 'node:http'
import { freePort } from '../../tools/run/freePort.mjs'
import { type Pandok, startPandok } from './startPandok.ts'

const POLICY = 'content-security-policy'

/**
 * Starts the server behind a proxy that allows its pages to evaluate text. Playwright controls Firefox by WebDriver
 * BiDi, whose scripts are subject to the page's content policy, which forbids evaluation. The rest of the policy and
 * of the answers is unchanged.
 */
export async function startPandokForFirefox(settings: Record<string, string>): Promise<Pandok> {
  const [port, serverPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const pandok = await startPandok({ ...settings, PORT: String(serverPort), PUBLIC_URL: url })
  const proxy = createProxy(serverPort)
  await new Promise<void>((listening) => proxy.listen(Number(port), '127.0.0.1', listening))
  return {
    ...pandok,
    url,
    dispose: async () => {
      proxy.closeAllConnections()
      proxy.close()
      await pandok.dispose()
    },
  }
}

function createProxy(serverPort: string | number): Server {
  return createServer((incoming, answer) => {
    const { url: path, method, headers } = incoming
    const passedOn = request({ host: '127.0.0.1', port: serverPort, path, method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, evaluationAllowed(given.headers))
      given.pipe(answer)
    })
    passedOn.on('error', () => answer.destroy())
    answer.on('close', () => passedOn.destroy())
    incoming.pipe(passedOn)
  })
}

function evaluationAllowed(headers: NodeJS.Dict<string | string[]>): NodeJS.Dict<string | string[]> {
  const policy = headers[POLICY]
  if (typeof policy !== 'string') return headers
  return { ...headers, [POLICY]: policy.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'") }
}
