import { PARTS } from '../build/ensureBuilt.mjs'
import { runServer } from './runServer.mjs'

await runServer(PARTS, process.argv.slice(2))
