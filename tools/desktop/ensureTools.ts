import { isThere } from './isThere.mjs'
import { run } from './run.ts'

/** The names of Debian's packages for the programs. */
const PACKAGE_OF: Readonly<Record<string, string>> = {
  makensis: 'nsis',
  osslsigncode: 'osslsigncode',
  openssl: 'openssl',
  debootstrap: 'debootstrap',
}

/** Installs what is missing if that is possible. Returns the reason if it isn't, or null. */
export async function ensureTools(programs: readonly string[]): Promise<string | null> {
  const missing = programs.filter((program) => !isThere(program))
  if (missing.length === 0) return null
  const packages = missing.map((program) => PACKAGE_OF[program] ?? program)
  const command = `apt-get install ${packages.join(' ')}`
  if (process.getuid?.() !== 0 || !isThere('apt-get')) {
    return `${missing.join(', ')} is missing; on Debian: ${command}`
  }
  const apt = (...words: string[]) => run('apt-get', words, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages)
  try {
    // A computer on which no package was ever installed has no package list, or an old one.
    await install().catch(async () => {
      await apt('update')
      await install()
    })
    return null
  } catch {
    return `${missing.join(', ')} is missing and could not be installed: ${command}`
  }
}
