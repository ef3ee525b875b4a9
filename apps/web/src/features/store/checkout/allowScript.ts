interface TrustedTypes {
  createPolicy(name: 'default', policy: { createScriptURL: (url: string) => string | null }): unknown
}

/**
 * Lets one address through the page's trusted types: the gateway's loader writes it into a script element as a plain
 * string. Every other string is still refused. There can be only one default policy per document.
 */
export function createScriptGate(types: TrustedTypes | undefined): (url: string) => void {
  let allowed: string | null = null
  let isInForce = false
  return (url) => {
    allowed = url
    if (isInForce || !types) return
    types.createPolicy('default', { createScriptURL: (asked) => (asked === allowed ? asked : null) })
    isInForce = true
  }
}

export const allowScript = createScriptGate((globalThis as { trustedTypes?: TrustedTypes }).trustedTypes)
