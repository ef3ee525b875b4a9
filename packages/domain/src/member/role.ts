/** The two roles, with the values that cross the wire. */
export const ROLES = ['user', 'admin'] as const

export type Role = (typeof ROLES)[number]
