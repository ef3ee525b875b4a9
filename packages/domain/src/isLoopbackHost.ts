const LOOPBACK_V4 = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/

/**
 * Whether a host, as an address of the web or a setting writes it, is this very computer. `localhost` is the only name: what
 * another one leads to is decided by whoever answers for it.
 */
export function isLoopbackHost(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  return bare === 'localhost' || bare === '::1' || LOOPBACK_V4.test(bare)
}
