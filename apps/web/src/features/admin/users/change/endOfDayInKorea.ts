/** The last moment of a day in Korean time, in which paid periods are counted; null for no day. */
export const endOfDayInKorea = (day: string): string | null =>
  day === '' ? null : new Date(`${day}T23:59:59.999+09:00`).toISOString()
