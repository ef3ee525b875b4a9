import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { run } from './run.ts'

export interface TestCertificate {
  certificate: string
  key: string
}

/**
 * Makes a self-signed certificate that nobody trusts. It is stored, so that the same sources give the same
 * bytes.
 */
export async function makeTestCertificate(folder: string): Promise<TestCertificate> {
  await mkdir(folder, { recursive: true })
  const certificate = path.join(folder, 'test-certificate.pem')
  const key = path.join(folder, 'test-key.pem')
  if (!existsSync(certificate) || !existsSync(key)) {
    await run('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:3072', '-nodes', '-sha256', '-days', '3650'],
      ...[
        '-subj',
        '/CN=Pandok Test',
        '-addext',
        'extendedKeyUsage=codeSigning',
        '-addext',
        'keyUsage=digitalSignature',
      ],
      ...['-keyout', key, '-out', certificate],
    ])
  }
  return { certificate, key }
}
