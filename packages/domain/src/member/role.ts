/** The two roles with their values on the wire. */
export const ROLES = ['user', 'admin'] as const

export type Role = (typeof ROLES)[number]
