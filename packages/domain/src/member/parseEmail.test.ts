import { describe, expect, it } from 'vitest'
import { parseEmail } from './parseEmail.ts'

describe('parseEmail', () => {
  it.each([
    ['mina@example.com', 'mina@example.com'],
    ['  Mina.Kim+pandok@Example.COM ', 'mina.kim+pandok@example.com'],
    // Its K is the kelvin sign.
    ['min\u212a@example.com', 'mink@example.com'],
    ['mina@병원.한국', 'mina@xn--om3bw6p.xn--3e0b707e'],
  ])('reads %j', (text, address) => {
    expect(parseEmail(text)).toBe(address)
  })

  it.each([
    '',
    'mina',
    '@example.com',
    'mina@',
    'mina@example',
    'mina@localhost',
    'mina@127.0.0.1',
    'mina@@example.com',
    'a@b@example.com',
    'mi na@example.com',
    '"mina"@example.com',
    'mina@example.com\r\nBcc: evil@example.net',
    'mina@example.com, evil@example.net',
    'mina@example.com;evil@example.net',
    '<mina@example.com>',
    'mina@exa_mple.com',
    // A pattern that ignores case treats the long s as an s.
    'mi\u017fna@example.com',
    'mina@-example.com',
    '.mina@example.com',
    'mi..na@example.com',
    'mina@example.com/path',
    `${'a'.repeat(65)}@example.com`,
    `mina@${'a.'.repeat(130)}com`,
  ])('refuses %j', (text) => {
    expect(parseEmail(text)).toBeNull()
  })
})
