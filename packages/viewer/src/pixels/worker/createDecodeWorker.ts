/// <reference path="../codecs/codecModules.d.ts" />
import address from './decodeWorker.ts?worker&url'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string }
}

/** The page takes scripts from nowhere but where it vouches for them: this address was written by the build. */
const trusted = (url: string): string => {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  policy ??= types?.createPolicy('pandok-decoder', { createScriptURL: () => address })
  return policy?.createScriptURL(url) ?? url
}
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

export const createDecodeWorker = (): Worker =>
  new Worker(trusted(address), { type: 'module', name: 'decoder' })
