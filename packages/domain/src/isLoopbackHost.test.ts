import { expect, it } from 'vitest'
import { isLoopbackHost } from './isLoopbackHost.ts'

it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.8.9.10', '::1', '[::1]', '::ffff:127.0.0.1'])(
  '%s is this computer',
  (host) => expect(isLoopbackHost(host)).toBe(true),
)

it.each([
  '',
  '0.0.0.0',
  '::',
  '10.0.0.1',
  '192.168.0.2',
  'pandok.example',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  '127.evil.example',
  '[::1',
  '::ffff:10.0.0.1',
])('%s is not', (host) => expect(isLoopbackHost(host)).toBe(false))
