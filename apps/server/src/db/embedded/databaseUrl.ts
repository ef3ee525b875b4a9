export const ROLE = 'pandok'
export const DATABASE = 'pandok'

export const databaseUrl = (password: string, port: number): string =>
  `postgres://${ROLE}:${password}@127.0.0.1:${port}/${DATABASE}`
