const PAYS = '/price'

/**
 * Only the document of `/price` may load the gateway's script. A visitor who navigated here from another page
 * still has that page's policy and has to reload.
 */
export function isPaymentDocument(entries = performance.getEntriesByType('navigation')): boolean {
  const address = entries[0]?.name
  if (!address || !URL.canParse(address)) return true
  return new URL(address).pathname.toLowerCase().replace(/\/+$/u, '') === PAYS
}
