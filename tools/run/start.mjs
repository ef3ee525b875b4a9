import { runServer } from './runServer.mjs'

await runServer(['server', 'web'], process.argv.slice(2))
