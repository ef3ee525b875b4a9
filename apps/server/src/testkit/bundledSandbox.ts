import { fileURLToPath } from 'node:url'
import { bundleProgram } from '@pandok/testkit'

const SOURCE = fileURLToPath(new URL('../../../gateway-sandbox/src/main.ts', import.meta.url))

/** Returns the arguments for Node to run the sandbox gateway from a bundle, because tests start it often. */
export const bundledSandbox = (): readonly string[] => [bundleProgram(SOURCE)]
