const LOOPBACK_V4 = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/

/**
 * Returns whether a host in a URL or a setting is this computer itself. `localhost` is the only accepted
 * name, because any other may resolve to any address.
 */
export function isLoopbackHost(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  return bare === 'localhost' || bare === '::1' || LOOPBACK_V4.test(bare)
}
