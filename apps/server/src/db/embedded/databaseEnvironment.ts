const KEPT = ['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'TEMP', 'SystemRoot']

/** Nothing of our own settings (which hold secrets) nor of a user's PG* variables reaches PostgreSQL. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  const entries = KEPT.map((name) => [name, process.env[name]] as const).filter(
    ([, value]) => value !== undefined,
  )
  return { ...Object.fromEntries(entries), LC_ALL: 'C' }
}
