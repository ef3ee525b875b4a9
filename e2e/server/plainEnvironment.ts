const KEPT = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'ComSpec', 'PATHEXT']

/** What any process needs from its surroundings, without the settings of whoever runs the tests. */
export function plainEnvironment(): Record<string, string> {
  return Object.fromEntries(
    KEPT.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
