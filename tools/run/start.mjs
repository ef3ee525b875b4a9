import { runServer } from './runServer.mjs'

await runServer(['server', 'gateway', 'web'], process.argv.slice(2))
