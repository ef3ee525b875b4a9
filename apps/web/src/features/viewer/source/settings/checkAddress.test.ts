import { describe, expect, it } from 'vitest'
import { checkAddress } from './checkAddress.ts'

describe('address of an image server', () => {
  it.each([
    ['https://pacs.example/dicom-web/', 'https://pacs.example/dicom-web'],
    ['  https://pacs.example:8443/a/b ', 'https://pacs.example:8443/a/b'],
  ])('%s is taken', (text, address) => {
    expect(checkAddress(text)).toEqual({ ok: true, address, isPlain: false })
  })

  it.each([
    '127.0.0.1:8042',
    'localhost',
    '[::1]:8042',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.0.5',
    '169.254.1.1',
    '100.64.0.1',
    'pacs',
    'pacs.local',
    'pacs.hospital.internal',
    '[fd12:3456::1]',
    '[fe80::1]',
  ])('http://%s is taken as unencrypted, since the way there is one’s own', (host) => {
    expect(checkAddress(`http://${host}/dicom-web`)).toMatchObject({ ok: true, isPlain: true })
  })

  it.each([
    'pacs.example',
    '8.8.8.8',
    '172.32.0.1',
    '192.169.0.1',
    '100.128.0.1',
    '127.0.0.1.evil.example',
    '10.evil.example',
    'local.example',
    '[2001:db8::1]',
  ])('http://%s is refused: it may lie anywhere', (host) => {
    expect(checkAddress(`http://${host}/dicom-web`)).toEqual({ ok: false, problem: 'public' })
  })

  it.each([
    '',
    'pacs',
    'ftp://pacs.example',
    'javascript:alert(1)',
    'https://me:secret@pacs.example/',
    'https://pacs.example/?key=1',
  ])('«%s» is none', (text) => {
    expect(checkAddress(text)).toEqual({ ok: false, problem: 'addressInvalid' })
  })
})
