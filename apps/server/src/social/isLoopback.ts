import { isLoopbackHost } from '@pandok/domain'

/** Plain http is for a provider on this very machine, which is what tests have. */
export const isLoopback = (url: URL): boolean => url.protocol === 'http:' && isLoopbackHost(url.hostname)
