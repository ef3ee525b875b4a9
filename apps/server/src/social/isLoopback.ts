/** Plain http is for a provider on this very machine, which is what tests have. */
export const isLoopback = (url: URL): boolean =>
  url.protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname)
