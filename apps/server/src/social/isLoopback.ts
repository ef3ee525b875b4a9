import { isLoopbackHost } from '@pandok/domain'

/** Plain http is only allowed for a provider on this machine, as in tests. */
export const isLoopback = (url: URL): boolean => url.protocol === 'http:' && isLoopbackHost(url.hostname)
