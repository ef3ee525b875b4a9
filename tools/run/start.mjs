// npm start. The packages may not be installed yet when it begins, so what needs them is imported later.
import { endWithNpm } from './endWithNpm.mjs'

endWithNpm()
await import('../setup/ensureInstalled.mjs')
const { PARTS } = await import('../build/ensureBuilt.mjs')
const { runServer } = await import('./runServer.mjs')
await runServer(PARTS, process.argv.slice(2))
