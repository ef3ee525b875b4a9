import { SITE_PATHS } from '@pandok/protocol'
import { describe, expect, it } from 'vitest'
import { createSecurityHeaders } from './securityHeaders.ts'

const PAGES = SITE_PATHS.map((path) => path.replace(/\/:\w+\??/u, '/x'))
const TOSS = { scriptUrl: 'https://js.tosspayments.com/v2/standard', clientKey: 'ck', isSandbox: false }

const bare = createSecurityHeaders({ publicUrl: 'https://pandok.example', postcode: null }, null)
const full = createSecurityHeaders(
  { publicUrl: 'https://pandok.example', postcode: { scriptUrl: 'https://postcode.example/script.js' } },
  TOSS,
)

const policyOf = (headers: Readonly<Record<string, string>>) => headers['content-security-policy'] ?? ''
const hostsIn = (policy: string) => policy.match(/https?:\/\/[^\s;]+|\bhttps?:(?=[\s;]|$)/gu) ?? []

describe.each(PAGES)('the headers of %s', (page) => {
  it('let nothing run that is not a file of ours, whatever is switched on', () => {
    for (const headers of [bare.page(page), full.page(page)]) {
      expect(policyOf(headers)).not.toMatch(/unsafe-|'wasm|\*(?![.])|data:\s*;?\s*script/u)
      expect(policyOf(headers)).toMatch(
        /^default-src 'none'; script-src 'self'(?: https:\/\/js\.tosspayments\.com)?; /u,
      )
      for (const part of [
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "style-src 'self'",
      ])
        expect(policyOf(headers)).toContain(part)
    }
  })

  it('name others only where their feature is switched on, and only where it is used', () => {
    expect(hostsIn(policyOf(bare.page(page)))).toEqual([])
    if (page === '/price') expect(hostsIn(policyOf(full.page(page)))).not.toEqual([])
    else expect(hostsIn(policyOf(full.page(page)))).toEqual([])
  })

  it('keep it to itself, and to TLS', () => {
    for (const headers of [bare.page(page), full.page(page)]) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'strict-transport-security': 'max-age=63072000',
        'referrer-policy': 'strict-origin',
      })
      expect(headers['cross-origin-opener-policy']).toMatch(/^same-origin/u)
      for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
        expect(headers['permissions-policy']).toContain(`${feature}=()`)
    }
    expect(full.page(`${page}?code=secret`)['referrer-policy']).toBe('no-referrer')
  })
})

it('files may be read by our own pages only, except the card of a link', () => {
  expect(full.asset('assets/index-a.js')['cross-origin-resource-policy']).toBe('same-origin')
  expect(full.asset('social-card.png')['cross-origin-resource-policy']).toBe('cross-origin')
})
