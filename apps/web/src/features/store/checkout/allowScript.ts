interface TrustedTypes {
  createPolicy(name: 'default', policy: { createScriptURL: (url: string) => string | null }): unknown
}

/**
 * Allows one address through Trusted Types: the gateway's loader assigns it to a script element as a plain
 * string. Any other string is still refused. A document can have only one default policy.
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
