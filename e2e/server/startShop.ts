import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Shop {
  readonly url: string
  close(): Promise<void>
}

/**
 * A page with a policy as strict as Pandok's, which only passes the parameters in its address to the gateway's
 * script.
 */
const SCRIPT = `
const { source, clientKey, call, request } = JSON.parse(document.documentElement.dataset.shop)
// As the page of the product has to: the loader assigns the address as a plain string.
trustedTypes.createPolicy('default', { createScriptURL: (url) => { if (url === source) return url; throw new TypeError(url) } })
const script = document.createElement('script')
script.src = source
script.onload = () => {
  const payment = window.TossPayments(clientKey).payment({ customerKey: 'customer-of-the-shop' })
  window.payment = payment
  document.querySelector('button').disabled = false
  document.querySelector('button').onclick = () =>
    payment[call](request).then(
      (result) => { document.querySelector('output').textContent = 'resolved ' + JSON.stringify(result) },
      (error) => { document.querySelector('output').textContent = 'rejected ' + error.code },
    )
}
document.head.append(script)
`

export async function startShop(gateway: { url: string; clientKey: string }): Promise<Shop> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${gateway.url}`,
    `frame-src ${gateway.url}`,
    "style-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/shop.js') {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(SCRIPT)
      return
    }
    const facts = {
      source: `${gateway.url}/v2/standard.js`,
      clientKey: gateway.clientKey,
      call: searchParams.get('call') ?? 'requestPayment',
      request: JSON.parse(searchParams.get('request') ?? '{}'),
    }
    const data = JSON.stringify(facts).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cross-origin-opener-policy': 'same-origin',
      })
      .end(
        `<!doctype html><html lang="ko" data-shop="${data}"><title>${pathname}</title><link rel="icon" href="data:,">` +
          `<h1>${pathname}</h1><button disabled>결제</button><output></output><script src="/shop.js"></script>`,
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
