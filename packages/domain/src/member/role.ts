/** The two roles are sent with these values. */
export const ROLES = ['user', 'admin'] as const

export type Role = (typeof ROLES)[number]
