/** The three parts of the site, each with its own language, theme and door. */
export type Area = 'public' | 'program' | 'admin'

export function areaOf(path: string): Area {
  const first = path
    .split('/')
    .find((part) => part !== '')
    ?.toLowerCase()
  if (first === 'program') return 'program'
  if (first === 'admin') return 'admin'
  return 'public'
}
