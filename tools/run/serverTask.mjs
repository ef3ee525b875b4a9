// node tools/run/serverTask.mjs migrate | admin-create --email …
import { runServer } from './runServer.mjs'

await runServer(['server'], process.argv.slice(2))
