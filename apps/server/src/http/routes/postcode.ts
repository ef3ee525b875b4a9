import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** The hosts on which Kakao's script shows its own page. */
const KAKAO_FRAMES = 'https://postcode.map.kakao.com https://postcode.map.daum.net'

/**
 * Finds an address with a script that has neither a version nor a checksum. So it runs in a page without an
 * origin: it can't reach the site around it or anything that the site stores, and the site treats what it
 * posts as typed text.
 */
const SCRIPT = `(() => {
  const post = (message) => parent.postMessage({ kind: 'pandok-postcode', ...message }, location.origin)
  const Postcode = (window.kakao || window.daum || {}).Postcode
  if (!Postcode) return post({ failed: true })
  const text = (value) => String(value ?? '').slice(0, 200)
  new Postcode({
    width: '100%',
    height: '100%',
    oncomplete: (data) =>
      post({
        zonecode: text(data.zonecode),
        address: text(data.address),
        roadAddress: text(data.roadAddress),
        jibunAddress: text(data.jibunAddress),
        buildingName: text(data.buildingName),
      }),
  }).embed(document.getElementById('postcode'))
})()`

export function postcode(app: FastifyInstance, scriptUrl: string): void {
  const { origin, href } = new URL(scriptUrl)
  const ownScript = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`
  const policy = [
    'sandbox allow-scripts allow-popups allow-forms',
    "default-src 'none'",
    `script-src ${ownScript} ${origin}`,
    `frame-src ${KAKAO_FRAMES} ${origin}`,
    `form-action ${KAKAO_FRAMES} ${origin}`,
    "style-src 'unsafe-inline'",
    `img-src data: ${KAKAO_FRAMES} ${origin}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
  const page = `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pandok</title>
<style>html, body, #postcode { height: 100%; margin: 0 }</style>
<script src="${escapeAttribute(href)}"></script>
</head>
<body><div id="postcode"></div><script>${SCRIPT}</script></body>
</html>
`
  app.get('/postcode', async (_request, reply) =>
    reply
      .headers({
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(page),
  )
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
