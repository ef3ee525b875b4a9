import { rename } from 'node:fs/promises'
import type { BuildOptions } from './readOptions.ts'
import { run } from './run.ts'

export type Signing = NonNullable<BuildOptions['signing']>

/** Returns the command that signs files for Windows. The signature contains the time of the build. */
export const signCommand = (
  { certificate, key }: Signing,
  epochSeconds: number,
  from: string,
  to: string,
) => [
  'osslsigncode',
  ...[
    'sign',
    '-certs',
    certificate,
    '-key',
    key,
    '-h',
    'sha256',
    '-n',
    'Pandok',
    '-st',
    String(epochSeconds),
  ],
  ...['-in', from, '-out', to],
]

export async function signFile(signing: Signing, epochSeconds: number, file: string): Promise<void> {
  const signed = `${file}.signed`
  const [program = '', ...args] = signCommand(signing, epochSeconds, file, signed)
  await run(program, args)
  await rename(signed, file)
}

export async function subjectOf({ certificate }: Signing): Promise<string> {
  const output = await run('openssl', [
    'x509',
    '-in',
    certificate,
    '-noout',
    '-subject',
    '-nameopt',
    'RFC2253',
  ])
  return output.replace(/^subject=\s*/, '').trim()
}
