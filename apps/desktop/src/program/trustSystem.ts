import tls from 'node:tls'

interface NewerTls {
  getCACertificates?: (type: 'default' | 'system') => string[]
  setDefaultCACertificates?: (certificates: string[]) => void
}

/** Hospitals look into TLS with a root certificate of their own, which Windows knows and Node by itself doesn't. */
export function trustSystem(): void {
  const { getCACertificates, setDefaultCACertificates } = tls as NewerTls
  if (!getCACertificates || !setDefaultCACertificates) return
  setDefaultCACertificates([...new Set([...getCACertificates('default'), ...getCACertificates('system')])])
}
