/** The three parts of the site, each with its own language, theme and door. */
export type Area = 'public' | 'program' | 'admin'

const DOORS: Record<Area, string> = { public: '/login', program: '/program', admin: '/admin' }

/** Where one logs in to an area, and stands after logging out of it. */
export const doorOf = (area: Area): string => DOORS[area]

export const isDoor = (path: string): boolean => doorOf(areaOf(path)) === path

export function areaOf(path: string): Area {
  const first = path
    .split('/')
    .find((part) => part !== '')
    ?.toLowerCase()
  if (first === 'program') return 'program'
  if (first === 'admin') return 'admin'
  return 'public'
}
