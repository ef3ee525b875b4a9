import { expect, it } from 'vitest'
import { createProxyFinder } from './createProxyFinder.ts'
import { proxyFor } from './proxyFor.ts'
import { parseWindowsProxy } from './WindowsProxy.ts'

const registry = (...values: [string, string, string][]) =>
  [
    '',
    'HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\CurrentVersion\\Internet Settings',
    '    User Agent    REG_SZ    Mozilla/4.0',
    ...values.map((value) => `    ${value.join('    ')}`),
    '',
  ].join('\r\n')
const on: [string, string, string] = ['ProxyEnable', 'REG_DWORD', '0x1']
const windows = parseWindowsProxy(
  registry(
    on,
    ['ProxyServer', 'REG_SZ', 'w:3'],
    ['ProxyOverride', 'REG_SZ', '*.hospital.example;10.*;<local>'],
  ),
)

it.each([
  ['https://a.example', null, {}, null, null],
  ['https://a.example', null, { HTTPS_PROXY: 'http://p:1' }, null, 'http://p:1/'],
  ['https://a.example', null, { https_proxy: 'http://p:1' }, null, 'http://p:1/'],
  ['https://a.example', 'http://q:2', { HTTPS_PROXY: 'http://p:1' }, windows, 'http://q:2/'],
  ['https://a.example', null, { HTTPS_PROXY: 'http://p:1', NO_PROXY: 'b.c, .example' }, windows, null],
  ['https://127.0.0.1:8443', 'http://q:2', {}, windows, null],
  ['https://a.example', null, { HTTPS_PROXY: 'nonsense' }, windows, 'http://w:3/'],
  ['https://a.example', null, {}, windows, 'http://w:3/'],
  ['https://pacs.hospital.example', null, {}, windows, null],
  ['https://10.1.2.3', null, {}, windows, null],
  ['https://intranet', null, {}, windows, null],
])('the proxy to %s with %j and %j is chosen correctly', async (target, set, env, system, expected) => {
  const found = await proxyFor(new URL(target), { set, env, windows: async () => system })
  expect(found?.href ?? null).toBe(expected)
})

it('Windows’ settings are read in all their formats', () => {
  expect(parseWindowsProxy('')).toBeNull()
  expect(
    parseWindowsProxy(registry(['ProxyEnable', 'REG_DWORD', '0x0'], ['ProxyServer', 'REG_SZ', 'w:3'])),
  ).toBeNull()
  const read = (server: string) => parseWindowsProxy(registry(on, ['ProxyServer', 'REG_SZ', server]))
  expect(read('w:3')).toEqual({
    https: 'http://w:3/',
    http: 'http://w:3/',
    except: [],
    script: null,
  })
  expect(read('http=a:1;https=b:2')).toMatchObject({ https: 'http://b:2/', http: 'http://a:1/' })
  expect(read('socks=s:9')).toMatchObject({ https: null, http: null })
  expect(read('http://w:3')).toMatchObject({ https: 'http://w:3/' })
  const script = (url: string) => parseWindowsProxy(registry(['AutoConfigURL', 'REG_SZ', url]))
  expect(script('http://w/a.pac')).toEqual({ script: 'http://w/a.pac', https: null, http: null, except: [] })
  expect(script('file://C:/a.pac')).toBeNull()
})

it('Windows’ settings are read once a minute at most', async () => {
  let count = 0
  const find = createProxyFinder(
    () => null,
    null,
    async () => {
      count += 1
      return windows
    },
  )
  await Promise.all([find(new URL('https://intranet')), find(new URL('https://intranet'))])
  expect(count).toBe(1)
})
