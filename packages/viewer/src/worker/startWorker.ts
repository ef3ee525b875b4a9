interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string }
}

const policies = new Map<string, ReturnType<TrustedTypes['createPolicy']>>()

/**
 * A worker whose address is set by the build. Trusted Types refuse a worker's address as a plain string; the
 * policy of each name allows exactly one.
 */
export function startWorker(name: string, address: string): Worker {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  const known = policies.get(name)
  const policy = known ?? types?.createPolicy(`pandok-${name}`, { createScriptURL: () => address })
  if (policy && !known) policies.set(name, policy)
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module', name })
}
