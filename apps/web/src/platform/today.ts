/** The local calendar date in the engine's format. */
export function today(now = new Date()): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}
