const KEPT = ['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'TEMP', 'SystemRoot']

/** Neither our own settings, which contain secrets, nor a user's PG* variables may reach PostgreSQL. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  const entries = KEPT.map((name) => [name, process.env[name]] as const).filter(
    ([, value]) => value !== undefined,
  )
  return { ...Object.fromEntries(entries), LC_ALL: 'C' }
}
