const ALLOWED = /^[A-Za-z0-9][A-Za-z0-9_.+-]{0,47}$/u
const SPOKEN: Readonly<Record<string, string>> = { '+': 'plus', '-': 'minus', '<': 'under', '>': 'over' }

/** Returns the ids of answers in the module: those of the file, unless a module doesn't allow them. */
export function optionIds(ids: readonly string[]): ReadonlyMap<string, string> {
  const made = new Map<string, string>()
  for (const id of ids) made.set(id, ALLOWED.test(id) ? id : allowed(id))
  return made
}

function allowed(id: string): string {
  const spoken = [...id].map(
    (sign) => SPOKEN[sign] ?? (/[A-Za-z0-9_.]/u.test(sign) ? sign : `u${sign.codePointAt(0)?.toString(16)}`),
  )
  return `x${spoken.join('_')}`.slice(0, 48).replace(/^x(?=[A-Za-z0-9])/u, '')
}
