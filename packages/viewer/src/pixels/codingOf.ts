import type { CodecName } from './codecs/WasmCodec.ts'

export type Coding = 'little' | 'big' | 'deflated' | 'rle' | 'jpeg' | 'jpegLs' | 'jpeg2000' | 'htj2k'

const ROOT = '1.2.840.10008.1.2'

/** Transfer syntaxes by their pixel coding. A deflated file is inflated before its frames are read. */
const CODINGS = new Map<string, Coding>([
  ['', 'little'],
  ['.1', 'little'],
  ['.1.98', 'little'],
  ['.1.99', 'little'],
  ['.2', 'big'],
  ['.8.1', 'deflated'],
  ['.5', 'rle'],
  ['.4.50', 'jpeg'],
  ['.4.51', 'jpeg'],
  ['.4.53', 'jpeg'],
  ['.4.55', 'jpeg'],
  ['.4.57', 'jpeg'],
  ['.4.70', 'jpeg'],
  ['.4.80', 'jpegLs'],
  ['.4.81', 'jpegLs'],
  ['.4.90', 'jpeg2000'],
  ['.4.91', 'jpeg2000'],
  ['.4.92', 'jpeg2000'],
  ['.4.93', 'jpeg2000'],
  ['.4.201', 'htj2k'],
  ['.4.202', 'htj2k'],
  ['.4.203', 'htj2k'],
])

export const codingOf = (transferSyntax: string): Coding | undefined =>
  transferSyntax === ROOT || transferSyntax.startsWith(`${ROOT}.`)
    ? CODINGS.get(transferSyntax.slice(ROOT.length))
    : undefined

const CODECS: Partial<Record<Coding, CodecName>> = {
  jpegLs: 'charls',
  jpeg2000: 'openjpeg',
  htj2k: 'openjph',
}

/** The WebAssembly decoder of a transfer syntax. */
export function codecOf(transferSyntax: string): CodecName | undefined {
  const coding = codingOf(transferSyntax)
  return coding && CODECS[coding]
}
