import { expect, it } from 'vitest'
import { readOptions } from './readOptions.ts'

const read = (given: string[], env = {}) => readOptions(given, { SOURCE_DATE_EPOCH: '1', ...env })

it('takes what is asked for, and what the repository says otherwise', () => {
  expect(
    read(['--version=1.2.3', '--compression=zlib', '--out=/o', '--site=/s', '--server=https://a.example']),
  ).toEqual({
    version: '1.2.3',
    compression: 'zlib',
    out: '/o',
    site: '/s',
    server: 'https://a.example',
    epochSeconds: 1,
    signing: null,
    updateKey: null,
  })
  expect(read([])).toMatchObject({ compression: 'lzma', site: null, server: null })
  const unset = {
    DESKTOP_SIGN_CERT: '',
    DESKTOP_SIGN_KEY: '',
    DESKTOP_UPDATE_KEY: '',
    DESKTOP_SERVER_URL: '',
  }
  expect(read([], unset)).toMatchObject({ signing: null, updateKey: null, server: null })
  expect(read([]).version).toMatch(/^\d+\.\d+\.\d+$/)
})

it('refuses versions that Windows has no place for, and half a signature', () => {
  expect(() => read(['--version=1.2'])).toThrow('1.2')
  expect(() => read(['--compression=zip'])).toThrow('lzma')
  expect(() => read([], { DESKTOP_SIGN_CERT: '/c' })).toThrow('belong together')
})
