/** The three areas of the site, each with its own language, theme and log-in. */
export type Area = 'public' | 'program' | 'admin'

const LOGIN_PATHS: Record<Area, string> = { public: '/login', program: '/program', admin: '/admin' }

/** The log-in page of an area, which is also where a log-out leads. */
export const loginPathOf = (area: Area): string => LOGIN_PATHS[area]

export const isLoginPath = (path: string): boolean => loginPathOf(areaOf(path)) === path

export function areaOf(path: string): Area {
  const first = path
    .split('/')
    .find((part) => part !== '')
    ?.toLowerCase()
  if (first === 'program') return 'program'
  if (first === 'admin') return 'admin'
  return 'public'
}
