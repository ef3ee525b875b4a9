/** The name and version that exported objects contain. */
export const PROGRAM = { name: 'Pandok', version: '0.1.0' } as const
