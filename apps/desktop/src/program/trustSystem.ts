import tls from 'node:tls'

interface NewerTls {
  getCACertificates?: (type: 'default' | 'system') => string[]
  setDefaultCACertificates?: (certificates: string[]) => void
}

/**
 * Hospitals inspect TLS with their own root certificate, which Windows trusts and Node by default doesn't.
 */
export function trustSystem(): void {
  const { getCACertificates, setDefaultCACertificates } = tls as NewerTls
  if (!getCACertificates || !setDefaultCACertificates) return
  setDefaultCACertificates([...new Set([...getCACertificates('default'), ...getCACertificates('system')])])
}
