import type { Koffi } from '#program/Koffi.ts'
import type { KeySeal } from './KeySeal.ts'

/** Prevents Windows from showing a prompt. */
const CRYPTPROTECT_UI_FORBIDDEN = 1

/** Windows' data protection (DPAPI): its key is derived from the user's log-in. */
export function dpapiSeal(koffi: Koffi): KeySeal {
  const crypt32 = koffi.load('crypt32.dll')
  const kernel32 = koffi.load('kernel32.dll')
  const blob = koffi.struct('DATA_BLOB', { cbData: 'uint32_t', pbData: 'void *' })
  const signature = (name: string) =>
    `int __stdcall ${name}(DATA_BLOB *in, void *about, void *entropy, void *reserved, void *prompt, uint32_t flags, _Out_ DATA_BLOB *out)`
  const protect = crypt32.func(signature('CryptProtectData'))
  const unprotect = crypt32.func(signature('CryptUnprotectData'))
  const free = kernel32.func('void * __stdcall LocalFree(void *memory)')
  void blob

  function run(call: (...given: unknown[]) => unknown, input: Buffer): Buffer {
    const output: { cbData?: number; pbData?: unknown } = {}
    const done = call(
      { cbData: input.byteLength, pbData: input },
      ...[null, null, null, null],
      CRYPTPROTECT_UI_FORBIDDEN,
      output,
    )
    if (done === 0 || !output.cbData) throw new Error('Windows has not opened the key.')
    const bytes = koffi.decode(output.pbData, koffi.array('uint8_t', output.cbData, 'Typed')) as Uint8Array
    const copy = Buffer.from(bytes)
    free(output.pbData)
    return copy
  }

  return { seal: (key) => run(protect, key), open: (sealed) => run(unprotect, sealed) }
}
