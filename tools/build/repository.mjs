import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repositoryRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Returns a path inside the repository, written with the separators of this machine. */
export function inRepository(/** @type {string[]} */ ...parts) {
  return join(repositoryRoot, ...parts)
}

export const builtServer = inRepository('dist', 'server')
export const builtServerMain = join(builtServer, 'main.js')
export const builtGateway = inRepository('dist', 'gateway-sandbox')
export const builtGatewayMain = join(builtGateway, 'main.js')
export const builtWeb = inRepository('dist', 'web')
export const builtCluster = inRepository('dist', 'cluster')
