import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { errorMessage } from '@pandok/domain'
import { findBinaries } from '#db/embedded/findBinaries.ts'
import { writePreparedCluster } from '#db/embedded/prepared/preparedCluster.ts'
import { migrationsFolder } from '#db/migrationsFolder.ts'
import { openBuiltLibrary } from '#library/builtLibrary.ts'
import { prepareCluster } from './prepareCluster.ts'

/**
 * Run by the build: reads the built library from its first argument and writes the cluster for a first start to its
 * second. If PostgreSQL can't run, as in some build containers, each installation makes its own at its first start.
 */
const [library = '', target = ''] = process.argv.slice(2)
const migrations = migrationsFolder()
const folder = await mkdtemp(path.join(tmpdir(), 'pandok-cluster-'))
try {
  // As root, the database runs as another user, who has to reach it.
  await chmod(folder, 0o755)
  const archive = await prepareCluster({ folder, migrations, library: await openBuiltLibrary(library) })
  await writePreparedCluster({ folder: target, migrations }, findBinaries(), archive)
} catch (error) {
  process.stderr.write(`A first start will make its own database: ${errorMessage(error)}\n`)
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
}
