/** Named in exported objects. */
export const PROGRAM = { name: 'Pandok', version: '0.1.0' } as const
