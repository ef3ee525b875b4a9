/** Named in what is given out. */
export const PROGRAM = { name: 'Pandok', version: '0.1.0' } as const
