import { serviceAddress } from '@pandok/viewer'

export type AddressVerdict =
  | { ok: true; address: string; isPlain: boolean }
  /** `public` means that images would cross the internet unencrypted. */
  | { ok: false; problem: 'addressInvalid' | 'public' }

/** Checks the address of a DICOMweb service. An unencrypted one is allowed only in a private network. */
export function checkAddress(text: string): AddressVerdict {
  let address: string
  try {
    address = serviceAddress(text)
  } catch {
    return { ok: false, problem: 'addressInvalid' }
  }
  const { protocol, hostname } = new URL(address)
  const isPlain = protocol === 'http:'
  if (isPlain && !isPrivateHost(hostname)) return { ok: false, problem: 'public' }
  return { ok: true, address, isPlain }
}

/**
 * RFC 1918, 4193, 6598, 6761, 6762 and 3927 define these, and names without a dot are resolved only in a
 * local network.
 */
function isPrivateHost(host: string): boolean {
  if (host.startsWith('[')) return /^\[(?:::1\]|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/.test(host)
  const parts = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(host)
  if (!parts) return !host.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa)$/.test(host)
  const [first, second] = [Number(parts[1]), Number(parts[2])]
  return (
    first === 127 ||
    first === 10 ||
    (first === 172 && second >= 16 && second <= 31) ||
    (first === 192 && second === 168) ||
    (first === 169 && second === 254) ||
    (first === 100 && second >= 64 && second <= 127)
  )
}
