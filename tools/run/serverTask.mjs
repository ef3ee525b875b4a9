// node tools/run/serverTask.mjs migrate | admin-create --email … | backup --to … | restore --from … | db-upgrade
import { runServer } from './runServer.mjs'

await runServer(['server'], process.argv.slice(2))
