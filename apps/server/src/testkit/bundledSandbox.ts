import { fileURLToPath } from 'node:url'
import { bundleProgram } from '@pandok/testkit'

const SOURCE = fileURLToPath(new URL('../../../gateway-sandbox/src/main.ts', import.meta.url))

/** What Node is told to run the sandbox gateway in tests, which start it often. */
export const bundledSandbox = (): readonly string[] => [bundleProgram(SOURCE)]
